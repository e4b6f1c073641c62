import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Columns that the database keeps without being able to read them: account numbers, numbers of the government. */
export type ColumnSeal = {
  /** Never twice the same text for the same value. */
  seal(column: string, value: string): string
  open(column: string, sealed: string): string
  /** Always the same for the same value, and worthless without the key: finds equal ones. */
  hash(column: string, value: string): string
}

const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keys of their own, so that what signs sessions never seals a column. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'portal', `column ${purpose}`, 32))

export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

/** `column` is bound into what is sealed: text moved to another column does not open there. */
export function createColumnSeal(secret: string): ColumnSeal {
  const sealing = keyFor(secret, 'seal')
  const hashing = keyFor(secret, 'hash')
  return {
    seal: (column, value) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(column))
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${nonce.toString('base64url')}.${body.toString('base64url')}`
    },
    open: (column, sealed) => {
      const [version, nonce = '', text = ''] = sealed.split('.')
      const body = Buffer.from(text, 'base64url')
      if (version !== VERSION || body.length < TAG_BYTES) throw new SealBroken(`${column} is not sealed`)
      try {
        const decipher = createDecipheriv(ALGORITHM, sealing, Buffer.from(nonce, 'base64url'), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(column))
          .setAuthTag(body.subarray(-TAG_BYTES))
        return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        throw new SealBroken(`${column} was sealed with another secret, or changed`)
      }
    },
    hash: (column, value) =>
      createHmac('sha256', hashing).update(`${column}\u0000${value}`).digest('base64url'),
  }
}
