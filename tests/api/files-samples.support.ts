import { crc32, deflateRawSync } from 'node:zlib'

/** The smallest pictures there are, one pixel each. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgAf//Z',
  'base64',
)
/** A camera's picture with what some of them write behind its end. */
export const jpegWithTail = Buffer.concat([jpeg, Buffer.from('SEFHe\u0000maker note', 'latin1')])

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export type ZipEntry = { name: string; content?: string; raw?: Buffer; claims?: number }

/** A zip as programs write it; `raw` stands where the packed bytes should, `claims` where its true size should. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content = '', raw, claims } of entries) {
    const plain = Buffer.from(content)
    const packed = raw ?? deflateRawSync(plain)
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims ?? plain.length, 18)
    const title = Buffer.from(name)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(title.length, 0)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\x00', 'latin1'),
      fields.subarray(2),
      lengths,
      title,
      packed,
    ])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    central.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00\x14\x00', 'latin1'),
        fields.subarray(2),
        lengths,
        where,
        title,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const types = { name: '[Content_Types].xml', content: '<Types/>' }
export const docx = zip([types, { name: 'word/document.xml', content: '<w:document/>' }])
export const xlsxWith = (...more: readonly ZipEntry[]) =>
  zip([types, { name: 'xl/workbook.xml', content: '<workbook/>' }, ...more])
export const xlsx = xlsxWith()
