import type { Locale } from '@contract/kernel/locales'
import { isServerPhrase, say } from '@server/platform/phrases/say'

export function problemText(locale: Locale, code: string): string {
  return isServerPhrase(code) ? say(locale, code) : code
}
