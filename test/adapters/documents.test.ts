import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { changeParts, writePdf, writeSheets, writeWord } from '../fixtures/documents/writers.ts';
import { readDocument } from '../fixtures/documents/read-document.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());

const read = (path: string, bytes: Buffer | string) => readDocument(reader, path, bytes);
const textOf = async (path: string, bytes: Buffer | string) => {
  const reading = await read(path, bytes);
  return reading.ok ? reading.text : reading;
};

const paragraph =
  'Tavlo makes shift planning software for companies with field and counter staff. It runs in 40 care homes, day ' +
  'and night, in Finland and Sweden.';

describe('PDF', () => {
  test('turns lines into paragraphs and table rows into blocks of cells', async () => {
    const bytes = await writePdf(
      (pdf) => {
        pdf.fontSize(20).text('Shift planning in Nokia');
        pdf.fontSize(11).moveDown().text(paragraph);
        pdf.moveDown().text('Ääkköset – 30 €.');
        pdf.table({
          data: [
            ['Plan', 'Price'],
            ['Basic', 'about 40 €'],
          ],
        });
        pdf.addPage().text('The second page.');
      },
      { info: { Title: 'Metadata' } },
    );
    expect(await read('Acme/Offer 2026.pdf', bytes)).toEqual({
      ok: true,
      text: [
        'Shift planning in Nokia',
        paragraph,
        'Ääkköset – 30 €.',
        'Plan\nPrice',
        'Basic\nabout 40 €',
        'The second page.',
      ].join('\n\n'),
      title: 'Offer 2026',
      language: 'en',
      truncated: false,
    });
  });

  test('omits tiny text and text outside the page', async () => {
    const bytes = await writePdf((pdf) => {
      pdf.fontSize(11).text('Seen.');
      pdf.fontSize(1).text('too small');
      pdf.fontSize(11).text('beside the page', 2_000, 100, { lineBreak: false });
    });
    expect(await textOf('a.pdf', bytes)).toBe('Seen.');
  });

  test('rejects a document that needs a password to open', async () => {
    const bytes = await writePdf((pdf) => pdf.text('secret'), { userPassword: 'a', ownerPassword: 'b' });
    expect(await read('a.pdf', bytes)).toEqual({
      ok: false,
      failure: 'encrypted',
      reason: 'The PDF is protected by a password.',
    });
    const printProtected = await writePdf((pdf) => pdf.text('No printing.'), { ownerPassword: 'b' });
    expect(await textOf('a.pdf', printProtected)).toBe('No printing.');
  });

  test('reports a document without text as empty', async () => {
    expect(await read('scan.pdf', await writePdf(() => {}))).toMatchObject({ ok: false, failure: 'empty' });
  });
});

describe('DOCX', () => {
  test('reads only visible text', async () => {
    expect(await read('Acme/offer.docx', await writeWord())).toEqual({
      ok: true,
      text: [
        'Shift planning',
        'Planners spend 30 percent less time & money.',
        'White on blue',
        'Plan\nPrice',
        'Basic\nFor small teams\n40 €',
        'After the table.',
        'Measured in 40 care homes.',
      ].join('\n\n'),
      title: 'Shift planning',
      language: 'en',
      truncated: false,
    });
  });

  test('omits deleted text, reads inserted text, and a text box once', async () => {
    const bytes = changeParts(await writeWord(), {
      'word/document.xml': (xml) =>
        xml.replace(
          /<w:body>.*<\/w:body>/su,
          '<w:body><w:p><w:r><w:t>We have </w:t></w:r>' +
            '<w:del><w:r><w:delText>many</w:delText><w:t>all</w:t></w:r></w:del>' +
            '<w:ins><w:r><w:t>60</w:t></w:r></w:ins>' +
            '<w:r><w:instrText>PAGE</w:instrText><w:t> staff.</w:t></w:r></w:p>' +
            '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p>' +
            '</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Boxed again</w:t></w:r></w:p>' +
            '</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p></w:body>',
        ),
    });
    expect(await textOf('a.docx', bytes)).toBe('We have 60 staff.\n\nBoxed\n\nMeasured in 40 care homes.');
  });
});

describe('XLSX', () => {
  test('reads visible rows with numbers as displayed', async () => {
    expect(await read('Acme/prices.xlsx', await writeSheets())).toEqual({
      ok: true,
      text: [
        'Prices',
        'Plan\nPrice\nSaves\nSince',
        'Basic\n1,234.50 €\n30%\n2026-05-04',
        'White',
        'Shared\nTRUE',
        'Staff',
        'Nokia\n60',
      ].join('\n\n'),
      title: 'prices',
      language: expect.toBeOneOf([null, expect.any(String)]),
      truncated: false,
    });
  });

  test('limits the number of cells', async () => {
    const limitedReader = createDocumentReader({ maxCells: 3 });
    const reading = await readDocument(limitedReader, 'prices.xlsx', await writeSheets());
    expect(reading).toMatchObject({ ok: true, text: 'Prices\n\nPlan\nPrice\nSaves', truncated: true });
    await limitedReader.close();
  });
});

describe('text', () => {
  test.each([
    ['a.txt', 'One line\r\ngoes on.\r\n\r\nAnother', 'One line goes on.\n\nAnother'],
    ['a.txt', Buffer.from('Jörg – 5', 'utf16le'), null],
    ['a.txt', Buffer.from('\ufeffJörg – 5', 'utf16le'), 'Jörg – 5'],
    ['a.txt', Buffer.from('J\xf6rg', 'latin1'), 'Jörg'],
    [
      'a.md',
      '---\ntitle: Meta\n---\n# Plan\n\n* one *thing*\n* [two](https://x.example) <!-- no -->\n',
      'Plan\n\none thing\n\ntwo',
    ],
    ['a.md', 'Text <span hidden>unseen</span><script>alert(1)</script>', 'Text'],
    ['a.html', '<title>T</title><h1>Plan</h1><p style="display:none">unseen</p><p>Seen', 'Plan\n\nSeen'],
    [
      'a.csv',
      '\ufeffName,Price\n"Basic, small","4,50"\n\nLarge,9\n',
      'Name\nPrice\n\nBasic, small\n4,50\n\nLarge\n9',
    ],
    ['a.csv', 'Name;Price\nBasic;4,50\nLarge;9,00', 'Name\nPrice\n\nBasic\n4,50\n\nLarge\n9,00'],
    ['a.csv', 'Name,e-mail\nAnna,anna@a.fi', 'Name\ne-mail\n\nAnna\nanna@a.fi'],
    ['a.md', '| plan | price |\n|---|---|\n| basic | free |', 'plan\nprice\n\nbasic\nfree'],
    ['a.tsv', 'Name\tPrice\nBasic, "A"\t4', 'Name\nPrice\n\nBasic, "A"\n4'],
  ])('reads %s with %j', async (path, bytes, text) => {
    const found = await textOf(path, bytes);
    if (text === null) expect(found).toMatchObject({ failure: 'not_a_document' });
    else expect(found).toBe(text);
  });

  test('truncates ten megabytes at the end of a sentence', async () => {
    const reading = await read('long.txt', 'We have sixty staff in Nokia. '.repeat(350_000));
    expect(reading).toMatchObject({ ok: true, truncated: true, title: 'long' });
    const { text } = reading as { text: string };
    expect(text.length).toBeGreaterThan(199_900);
    expect(text.length).toBeLessThanOrEqual(200_000);
    expect(text).toMatch(/Nokia\.$/);
  });
});

describe('unreadable files', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg',
    'base64',
  );
  const oldOffice = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_024)]);
  test.each([
    ['logo.png', png, 'unsupported', 'This is an image (image/png)'],
    ['offer.pdf', png, 'unsupported', 'This is an image (image/png)'],
    ['offer.doc', oldOffice, 'unsupported', 'This is a document of an older Office program (.doc)'],
    ['offer.docx', oldOffice, 'encrypted', 'protected by a password'],
    ['data.bin', Buffer.from([1, 2, 3]), 'unsupported', 'a file of an unknown type (.bin)'],
    [
      'offer.docx',
      Buffer.from('PK\x03\x04 and nothing else at all, but long enough to be detected'),
      'damaged',
      'damaged',
    ],
    ['a.txt', Buffer.from('text\0binary'), 'not_a_document', 'binary data'],
    ['a.txt', Buffer.alloc(0), 'empty', 'no text'],
    ['a.txt', Buffer.from('***\n\n- - -'), 'empty', 'no text'],
  ])('rejects %s with a reason (%#)', async (path, bytes, failure, reason) => {
    expect(await read(path, bytes)).toEqual({
      ok: false,
      failure,
      reason: expect.stringContaining(reason) as string,
    });
  });

  test('rejects an archive, even with the extension of a document', async () => {
    const { zipSync, strToU8 } = await import('fflate');
    const archive = Buffer.from(zipSync({ 'a.txt': strToU8('text') }));
    expect(await read('a.zip', archive)).toMatchObject({ ok: false, failure: 'unsupported' });
    expect(await read('a.docx', archive)).toMatchObject({ ok: false, failure: 'not_a_document' });
  });
});
