#!/usr/bin/env node
/*
 * The way into the program for any Node from 20 on. A Node that runs TypeScript as it is, goes on in this process. An
 * older one starts the Node 24 that was installed beside the program and stands for it: signals go in, the exit status
 * comes out, and a kill -9 of either leaves neither behind.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const followsVariable = 'OUTREACH_FOLLOWS_ITS_PARENT';

if (runsTypeScript(process.versions.node)) {
  followParent();
  keepCompiled();
  await import('../src/main.ts');
} else {
  standFor(findNewerNode());
}

/** @param {string} version */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * What was compiled is kept for the next start, which then takes half the work and a fifth less memory. It lies beside
 * the packages, where only those who could change the program itself can write; where nobody can, nothing is kept.
 */
function keepCompiled() {
  module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'outreach'));
}

/** A kill -9 of the older Node cannot be passed on; the end of the channel between the two tells it. */
function followParent() {
  if (process.env[followsVariable] === undefined) return;
  delete process.env[followsVariable];
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
}

function findNewerNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    const node = path.join(path.dirname(manifest), 'bin', platform === 'win' ? 'node.exe' : 'node');
    if (existsSync(node)) return node;
  } catch {
    // What to do about it is the same as for a package without its program.
  }
  process.stderr.write(
    `outreach needs Node 22.18 or newer; this is ${process.versions.node}. Install a newer Node, or install this ` +
      'program with its optional dependencies (npm ci), which bring one on Linux and Windows.\n',
  );
  process.exit(1);
}

/** @param {string} node */
function standFor(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [followsVariable]: '1' },
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'])) {
    process.on(signal, () => {
      // A key pressed in a terminal reaches the child by itself, and a second time would mean "at once".
      const isPressed = process.stdin.isTTY && (signal === 'SIGINT' || signal === 'SIGQUIT');
      if (!isPressed) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    process.stderr.write(`outreach could not start ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (status, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1));
  });
}
