#!/usr/bin/env node
/*
 * The entry point for any Node from version 20. A Node that runs TypeScript continues in this process. An older one
 * starts the bundled Node 24 as a child. It forwards signals and the exit status, and a kill -9 of either process
 * ends both. `serve` always runs in a child, which its parent starts again if it dies.
 */
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { restartService } from './restart-service.js';

const followsVariable = 'OUTREACH_FOLLOWS_ITS_PARENT';

const canRunHere = runsTypeScript(process.versions.node);
const childEnvironment = { ...process.env, [followsVariable]: '1' };
if (needsParent()) {
  if (canRunHere) restartService(process.execPath, process.execArgv, childEnvironment);
  else restartService(findNewerNode(), [], childEnvironment);
} else if (canRunHere) {
  followParent();
  keepCompiled();
  await import('../src/main.ts');
} else {
  standFor(findNewerNode());
}

/** A debugger attaches to the process that it started, so a debugged service has no parent. */
function needsParent() {
  const isChild = process.env[followsVariable] !== undefined || cluster.isWorker;
  const isDebugged = process.execArgv.some((option) => option.startsWith('--inspect'));
  return process.argv[2] === 'serve' && !isChild && !isDebugged;
}

/** @param {string} version */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * Caches compiled code for the next start, which then takes half the time and a fifth less memory. The cache lies
 * beside the packages, where only those who can change the program can write. If that folder is read-only, nothing
 * is cached.
 */
function keepCompiled() {
  module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'outreach'));
}

/** A kill -9 of the parent cannot be forwarded; the closed channel reveals it. */
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
    // The message below covers this case too.
  }
  process.stderr.write(
    `outreach needs Node 22.18 or newer; this is ${process.versions.node}. Install a newer Node, or ` +
      'reinstall with optional dependencies (npm ci), which include Node on Linux and Windows.\n',
  );
  process.exit(1);
}

/** @param {string} node */
function standFor(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment,
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'])) {
    process.on(signal, () => {
      // A key pressed in a terminal already reaches the child; a second signal would mean "stop at once".
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
