import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { MANIFEST, measure, sectionOf } from '@server/commands/archive/entries'
import { manifestSchema, sectionsIn, type Manifest } from '@server/commands/archive/manifest'
import { checkSeal } from '@server/commands/archive/seal'
import { unpackTar, type TarEntry } from '@server/commands/archive/tar'
import { CommandError } from '@server/commands/shared/command-error'

/** Reads all of it and believes nothing: returns once every byte is known to be what was written. */
export async function verifyBackup(path: string): Promise<Manifest> {
  await access(path).catch(() => {
    throw new CommandError(`There is no file ${path}, or it may not be read.`)
  })
  const seal = await checkSeal(path)
  if (seal === 'none') throw new CommandError(`${path} is no backup of the portal, or its end is missing.`)
  if (seal === 'changed') throw damaged(path, 'its bytes are not those that were written')
  const entries = readBackup(path)
  for (;;) {
    const next = await entries.next()
    if (next.done) return next.value
  }
}

/** What a backup holds, in the order in which it was written; fails at its end at the latest if anything is amiss. */
export async function* readBackup(path: string): AsyncGenerator<TarEntry, Manifest> {
  const measures = new Map<string, ReturnType<typeof measure>>()
  let manifest: Buffer | null = null
  for await (const entry of entriesOf(path)) {
    if (manifest) throw damaged(path, 'something follows its end')
    if (entry.name === MANIFEST) {
      manifest = entry.content
      continue
    }
    const section = sectionOf(entry.name)
    const measured = measures.get(section) ?? measure()
    measures.set(section, measured)
    measured.add(entry)
    yield entry
  }
  if (!manifest) throw damaged(path, 'it has no list of what is in it')
  return checked(path, manifest, measures)
}

async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip()
  // A fault of either ends both; whoever reads is told of it.
  pipeline(createReadStream(path), gunzip, () => undefined)
  try {
    yield* unpackTar(gunzip)
  } catch (error) {
    throw damaged(path, error instanceof Error ? error.message : String(error))
  }
}

function damaged(path: string, why: string): CommandError {
  return new CommandError(`${path} is damaged: ${why}.`)
}

function checked(path: string, text: Buffer, measures: Map<string, ReturnType<typeof measure>>): Manifest {
  const { success, data: manifest } = manifestSchema.safeParse(JSON.parse(text.toString('utf8')))
  if (!success) throw new CommandError(`${path} was made by another version of the portal.`)
  for (const [section, written] of sectionsIn(manifest)) {
    const found = (measures.get(section) ?? measure()).result()
    if (found.bytes !== written.bytes || found.sha256 !== written.sha256)
      throw damaged(path, `${section} is not what was written`)
    measures.delete(section)
  }
  for (const section of measures.keys()) throw damaged(path, `${section} does not belong in it`)
  return manifest
}
