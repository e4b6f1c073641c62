import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

/** Columns that the database keeps without being able to read them: account numbers, numbers of the government. */
export type ColumnSeal = {
  /** Never twice the same text for the same value. */
  seal(column: string, value: string): string
  open(column: string, sealed: string): string
  /** The same for whole files: what stands in a file store is worth nothing without the key. */
  sealBytes(purpose: string, content: Buffer): Buffer
  openBytes(purpose: string, sealed: Buffer): Buffer
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

function missing(): never {
  throw new SealBroken('this database was opened without a secret')
}

/** For what opens the database and knows no secret: to read and write what is not sealed. */
export const NO_SEAL: ColumnSeal = {
  seal: missing,
  open: missing,
  sealBytes: missing,
  openBytes: missing,
  hash: missing,
}

const SEALED_FILE = Buffer.from('portal-sealed-1')

function sealed(key: Buffer, purpose: string, content: Buffer): { nonce: Buffer; body: Buffer } {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(purpose))
  return { nonce, body: Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]) }
}

function opened(key: Buffer, purpose: string, nonce: Buffer, body: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(purpose))
      .setAuthTag(body.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new SealBroken(`${purpose} was sealed with another secret, or changed`)
  }
}

/** `column` is bound into what is sealed: text moved to another column does not open there. */
export function createColumnSeal(secret: string): ColumnSeal {
  const sealing = keyFor(secret, 'seal')
  // Made once: from a buffer it would be made anew for each hash, at three times what that takes.
  const hashing = createSecretKey(keyFor(secret, 'hash'))
  const filing = keyFor(secret, 'file')
  return {
    seal: (column, value) => {
      const { nonce, body } = sealed(sealing, column, Buffer.from(value, 'utf8'))
      return `${VERSION}.${nonce.toString('base64url')}.${body.toString('base64url')}`
    },
    open: (column, text) => {
      const [version, nonce = '', rest = ''] = text.split('.')
      const body = Buffer.from(rest, 'base64url')
      if (version !== VERSION || body.length < TAG_BYTES) throw new SealBroken(`${column} is not sealed`)
      return opened(sealing, column, Buffer.from(nonce, 'base64url'), body).toString('utf8')
    },
    sealBytes: (purpose, content) => {
      const { nonce, body } = sealed(filing, purpose, content)
      return Buffer.concat([SEALED_FILE, nonce, body])
    },
    openBytes: (purpose, content) => {
      const start = SEALED_FILE.length
      if (content.length < start + NONCE_BYTES + TAG_BYTES || !content.subarray(0, start).equals(SEALED_FILE))
        throw new SealBroken(`${purpose} is not sealed`)
      const end = start + NONCE_BYTES
      return opened(filing, purpose, content.subarray(start, end), content.subarray(end))
    },
    hash: (column, value) =>
      createHmac('sha256', hashing).update(`${column}\u0000${value}`).digest('base64url'),
  }
}
