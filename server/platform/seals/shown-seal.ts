import type { ShownSeal } from '@contract/kernel/document-seal'
import { codePath } from '@server/platform/pdf/code-squares'
import { sealAddress } from '@server/platform/seals/seal-document'

/** A seal beside what the portal does not print itself. */
export function shownSeal({ code, hash }: { code: string; hash: string }, publicUrl: string): ShownSeal {
  const url = sealAddress(code, publicUrl)
  return { url, hash, ...codePath(url) }
}
