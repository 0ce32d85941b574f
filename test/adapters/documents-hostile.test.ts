import fc from 'fast-check';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  createDocumentReader,
  type DocumentReaderOptions,
} from '../../src/adapters/documents/document-reader.ts';
import { changeParts, writePdf, writeSheets, writeWord } from '../fixtures/documents/writers.ts';
import { readDocument } from '../fixtures/documents/read-document.ts';

function readerWith(options: DocumentReaderOptions) {
  const reader = createDocumentReader(options);
  onTestFinished(() => reader.close());
  return reader;
}

const fixture = (name: string) => new URL(`../fixtures/documents/${name}.ts`, import.meta.url);
const mb = 1_048_576;

describe('a hostile document', { timeout: 60_000 }, () => {
  const reader = createDocumentReader();
  afterAll(() => reader.close());
  const read = (path: string, bytes: Buffer | string) => readDocument(reader, path, bytes);

  test('an archive bomb stops at the limit of decompressed bytes', async () => {
    const bomb = changeParts(await writeWord(), {
      'word/document.xml': (xml) => xml.replace('<w:body>', `<w:body><!--${' '.repeat(40 * mb)}-->`),
    });
    expect(bomb.length).toBeLessThan(mb / 10);
    expect(await readDocument(readerWith({ maxInflatedBytes: 30 * mb }), 'bomb.docx', bomb)).toEqual({
      ok: false,
      failure: 'too_large',
      reason: `The document has more than ${30 * mb} bytes after decompression.`,
    });
  });

  test('a PDF bomb stays within the memory limit', async () => {
    const content = deflateSync(Buffer.alloc(700 * mb, ' '), { level: 1 });
    const stream = deflateSync(content);
    const bomb = Buffer.concat([
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
          '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj\n' +
          `4 0 obj<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
      ),
      stream,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n'),
    ]);
    const reading = await read('bomb.pdf', bomb);
    expect(reading).toMatchObject({
      ok: false,
      failure: expect.toBeOneOf(['too_large', 'too_slow']) as string,
    });
  });

  test.each(['docx', 'xlsx'])('does not expand entities in a %s', async (extension) => {
    const entities = Array.from(
      { length: 12 },
      (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`,
    ).join('');
    const type = `<!DOCTYPE x [<!ENTITY lol0 "lol">${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const declare = (xml: string) => xml.replace(/(<\?xml.*?\?>)?/su, `$1${type}`);
    const bytes =
      extension === 'docx'
        ? changeParts(await writeWord(), {
            'word/document.xml': (xml) => declare(xml).replace('Shift planning', 'Start &lol12;&file; end'),
          })
        : changeParts(await writeSheets(), {
            'xl/sharedStrings.xml': (xml) => declare(xml).replace('Basic', 'Start &lol12;&file; end'),
          });
    const reading = await read(`entities.${extension}`, bytes);
    expect(reading).toMatchObject({
      ok: true,
      text: expect.stringContaining('Start &lol12;&file; end') as string,
    });
  });

  test('reads the first of five thousand pages', async () => {
    const bytes = await writePdf((pdf) => {
      pdf.text('Page 1');
      for (let page = 2; page <= 5_000; page += 1) pdf.addPage().text(`Page ${page}`);
    });
    const reading = await read('long.pdf', bytes);
    expect(reading).toMatchObject({ ok: true, truncated: true });
    const { text } = reading as { text: string };
    expect(text.startsWith('Page 1\n\nPage 2\n\n')).toBe(true);
    expect(text.endsWith('Page 500')).toBe(true);
  });

  test('reads or rejects deep nesting, long tags and long rows', async () => {
    const [deep, long] = await Promise.all(
      ['<w:tbl><w:tr><w:tc><w:p>'.repeat(200_000), `<w:p w:x="${'x'.repeat(5 * mb)}">`].map(async (part) =>
        changeParts(await writeWord(), {
          'word/document.xml': (xml) => xml.replace('<w:body>', `<w:body>${part}`),
        }),
      ),
    );
    expect(await read('deep.docx', deep!)).toMatchObject({ ok: false, failure: 'damaged' });
    expect(await read('long.docx', long!)).toMatchObject({ ok: true });
    expect(await read('wide.csv', ','.repeat(mb))).toMatchObject({ ok: false, failure: 'empty' });
    expect(await read('open.csv', `a,b\n"${'c,'.repeat(mb)}`)).toMatchObject({
      ok: false,
      failure: 'damaged',
    });
    expect(await read('deep.md', '> '.repeat(20_000) + 'x')).toMatchObject({ ok: false });
    expect(await read('deep.html', '<div>'.repeat(100_000))).toMatchObject({ ok: false, failure: 'damaged' });
  });

  test('reads any damaged document or gives a reason', async () => {
    const samples = [await writeWord(), await writeSheets(), await writePdf((pdf) => pdf.text('Some text.'))];
    const paths = ['a.docx', 'a.xlsx', 'a.pdf'];
    const damage = fc.record({
      sample: fc.nat(2),
      cut: fc.double({ min: 0.1, max: 1, noNaN: true }),
      changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), {
        maxLength: 20,
      }),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ sample, cut, changes }) => {
        const bytes = Buffer.from(samples[sample]!.subarray(0, samples[sample]!.length * cut));
        for (const [position, value] of changes) bytes[Math.floor(position * bytes.length)] = value;
        const reading = await read(paths[sample]!, bytes);
        expect(reading.ok ? reading.text : reading.reason).not.toBe('');
      }),
      { numRuns: 60 },
    );
    for (const [index, sample] of samples.entries())
      expect(await read(paths[index]!, sample.subarray(0, sample.length / 2))).toMatchObject({
        ok: false,
        failure: 'damaged',
      });
  });

  test('rejects a file that is too long', async () => {
    const limitedReader = readerWith({ maxBytes: 100_000 });
    expect(await readDocument(limitedReader, 'a.txt', 'x'.repeat(100_001))).toEqual({
      ok: false,
      failure: 'too_large',
      reason: 'The file is longer than 100000 bytes.',
    });
  });
});

describe('a parser', { timeout: 60_000 }, () => {
  test('that hangs is killed at the timeout and frees its slot', async () => {
    const hanging = readerWith({ program: fixture('endless-parser'), timeoutMs: 500, maxProcesses: 1 });
    const start = performance.now();
    const readings = await Promise.all(['a.txt', 'b.txt'].map((path) => readDocument(hanging, path, 'text')));
    const tooSlow = {
      ok: false,
      failure: 'too_slow',
      reason: 'Reading the document took longer than 0.5 seconds.',
    };
    expect(readings).toEqual([tooSlow, tooSlow]);
    expect(performance.now() - start).toBeGreaterThan(990);
    await expectProcesses(0);
  });

  test('that uses too much memory outside the heap is killed', async () => {
    const reader = readerWith({ program: fixture('greedy-parser'), maxMemoryMb: 200 });
    expect(await readDocument(reader, 'a.txt', 'text')).toEqual({
      ok: false,
      failure: 'too_large',
      reason: 'Reading the document took too much memory.',
    });
  });

  test('that fills its heap ends without affecting the next one', async () => {
    const small = readerWith({ maxMemoryMb: 160, maxInflatedBytes: 1_000 * mb });
    const bytes = changeParts(await writeSheets(), {
      'xl/sharedStrings.xml': (xml) => xml.replace('<si>', '<si><t>x</t></si>'.repeat(6_000_000) + '<si>'),
    });
    expect(await readDocument(small, 'a.xlsx', bytes)).toMatchObject({ ok: false, failure: 'too_large' });
    expect(await readDocument(small, 'a.txt', 'The next one.')).toMatchObject({ ok: true });
  });

  test('can read neither environment variables nor files of the service', async () => {
    const reader = readerWith({ program: fixture('spying-parser') });
    expect(await readDocument(reader, 'a.txt', 'text')).toMatchObject({ reason: 'It read: .' });
  });

  test('that crashes reports a damaged document', async () => {
    const reader = readerWith({ program: fixture('crashing-parser') });
    expect(await readDocument(reader, 'a.txt', 'text')).toMatchObject({ ok: false, failure: 'damaged' });
  });
});

describe('the processes of a reader', { timeout: 60_000 }, () => {
  test('are at most two, are reused, and end when idle', async () => {
    const reader = readerWith({ idleMs: 400 });
    await expectProcesses(0);
    const all = Promise.all(
      Array.from({ length: 12 }, (_, n) => readDocument(reader, `${n}.txt`, `Text ${n}.`)),
    );
    let maxRunning = 0;
    const seen = new Set<string>();
    const watch = setInterval(() => {
      const running = parsingProcesses();
      maxRunning = Math.max(maxRunning, running.length);
      for (const id of running) seen.add(id);
    }, 5);
    expect((await all).map((reading) => reading.ok && reading.text)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Text ${n}.`),
    );
    clearInterval(watch);
    expect([maxRunning, seen.size]).toEqual([2, 2]);
    await expectProcesses(0);
  });

  test('continue after content that fails, hangs or is aborted', async () => {
    const reader = readerWith({ maxProcesses: 1 });
    const file = { path: 'a.txt', declaredMediaType: null, detectedMediaType: null };
    async function* failing() {
      yield Buffer.from('text');
      throw new Error('the store failed');
    }
    async function* hanging() {
      yield Buffer.from('text');
      await new Promise(() => {});
    }
    await expect(reader.read({ ...file, content: failing() })).rejects.toThrow('the store failed');
    const controller = new AbortController();
    const first = reader.read({ ...file, content: hanging() }, { signal: controller.signal });
    const waiting = reader.read({ ...file, content: hanging() }, { signal: controller.signal });
    const last = readDocument(reader, 'a.txt', 'The last one.');
    controller.abort(new Error('aborted'));
    await expect(first).rejects.toThrow('aborted');
    await expect(waiting).rejects.toThrow('aborted');
    expect(await last).toMatchObject({ ok: true, text: 'The last one.' });
    const shortReader = readerWith({ timeoutMs: 500 });
    expect(await shortReader.read({ ...file, content: hanging() })).toMatchObject({
      ok: false,
      failure: 'too_slow',
    });
  });

  test('end when the reader is closed, and pending reads reject', async () => {
    const reader = createDocumentReader({ program: fixture('endless-parser') });
    const reading = readDocument(reader, 'a.txt', 'text');
    const refused = expect(reading).rejects.toThrow('The document reader is closed.');
    await setTimeout(100);
    await reader.close();
    await refused;
    await expect(readDocument(reader, 'a.txt', 'text')).rejects.toThrow('The document reader is closed.');
    await expectProcesses(0);
  });

  test('do not prevent the program from exiting if the reader is not closed', async () => {
    const module = new URL('../../src/adapters/documents/document-reader.ts', import.meta.url).href;
    const program = `
      const { createDocumentReader } = await import(${JSON.stringify(module)});
      const content = (async function* () { yield Buffer.from('Some text.'); })();
      const file = { path: 'a.txt', declaredMediaType: null, detectedMediaType: null, content };
      console.log((await createDocumentReader().read(file)).text);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      timeout: 50_000,
    });
    expect(stdout).toBe('Some text.\n');
  });
});

/** The ids of this process's parsing processes. */
function parsingProcesses(): string[] {
  return readdirSync('/proc').filter((id) => {
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      return (
        parent === String(process.pid) &&
        readFileSync(`/proc/${id}/cmdline`, 'utf8').match(/-(parser|process)\.ts\0/) !== null
      );
    } catch {
      return false;
    }
  });
}

async function expectProcesses(count: number): Promise<void> {
  await expect.poll(() => parsingProcesses().length, { timeout: 20_000 }).toBe(count);
}
