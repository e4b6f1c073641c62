import { phraseFinder, type PhraseFiles } from '@/app/phrase-files'
import { linkPhrases as link } from '@/features/approvals/external/link.phrases'
import { quotePhrases } from '@/features/property/quote/quote.phrases'
import { approvalPhrases } from '@/shared/approval/approval.phrases'
import type { PhraseSource } from '@/shared/i18n/i18n'
import { sharedPhrases } from '@/shared/i18n/shared.phrases'
import { uiPhrases } from '@/shared/ui/ui.phrases'

/** All that the pages of links speak, in English; another language is fetched. */
export const linkPhrases = {
  shared: sharedPhrases,
  ui: uiPhrases,
  approval: approvalPhrases,
  link,
  quote: quotePhrases,
}

export const linkNamespaces = Object.keys(linkPhrases)

const translated = phraseFinder(
  import.meta.glob([
    '/src/features/approvals/external/link.phrases.*.ts',
    '/src/features/property/quote/quote.phrases.*.ts',
    '/src/shared/approval/approval.phrases.*.ts',
    '/src/shared/i18n/shared.phrases.*.ts',
    '/src/shared/ui/ui.phrases.*.ts',
  ]) as PhraseFiles,
)

export const linkPhraseSource: PhraseSource = (namespace, locale) =>
  translated(`${namespace}.phrases.${locale}.ts`)
