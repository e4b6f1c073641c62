import { asSystem } from '@server/platform/db/as-system'
import { harmEntry } from '@server/platform/files/file-harm'
import type { Scanner } from '@server/platform/files/scanner'
import { createStoredBytes, type StoredBytesParts } from '@server/platform/files/stored-bytes'
import { filesToCheck, markChecked, type StoredFile } from '@server/platform/files/stored-file.repository'
import { redactedError } from '@server/platform/jobs/redact'

const AT_ONCE = 20

export type CheckParts = StoredBytesParts & { scanner: Scanner | null }

/**
 * Files that came while the scanner was away, oldest first. While it is still away they go on waiting: nobody has
 * looked at them, so nobody gets them.
 */
export async function checkWaiting(parts: CheckParts, signal?: AbortSignal): Promise<void> {
  const { scanner, log } = parts
  const bytes = createStoredBytes(parts)
  for (let last: StoredFile | undefined; ;) {
    const files = await asSystem(parts.database, tx => filesToCheck(tx.db, last, AT_ONCE))
    if (files.length > 0 && scanner === null) {
      log.warn({ files: files.length }, 'Files wait for a scanner, and none is set (SCANNER_URL)')
      return
    }
    for (const file of files) {
      signal?.throwIfAborted()
      // Damaged, which was said and marked; where its store is away it is asked for again in a minute.
      const content = await bytes.read(file).catch(() => null)
      if (scanner && content && !(await checkOne(parts, scanner, file, content))) return
    }
    if (files.length < AT_ONCE) return
    last = files.at(-1)
  }
}

/** False where the scanner is away, so that the rest need not be tried. */
async function checkOne(
  parts: CheckParts,
  scanner: Scanner,
  file: StoredFile,
  content: Buffer,
): Promise<boolean> {
  let harm: string | null
  try {
    harm = await scanner.findHarm(content)
  } catch (error) {
    parts.log.warn({ error: redactedError(error) }, 'The scanner is away; files go on waiting for it')
    return false
  }
  await asSystem(parts.database, async tx => {
    const isNews = await markChecked(tx.db, file.id, harm)
    if (isNews && harm !== null) tx.audit(harmEntry(file, harm))
  })
  return true
}
