import { documentTypeNames } from '@contract/kernel/document-types'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { translationFinder, type TranslationFiles } from '@/app/translation-files'
import { linkPhrases as link } from '@/features/approvals/external/link.phrases'
import { quotePhrases } from '@/features/property/quote/quote.phrases'
import { approvalPhrases } from '@/shared/approval/approval.phrases'
import type { PhraseSource } from '@/shared/i18n/i18n'
import { sharedPhrases } from '@/shared/i18n/shared.phrases'
import { signaturePhrases } from '@/shared/signature/signature.phrases'
import { uiPhrases } from '@/shared/ui/ui.phrases'

/** All that the pages of links speak, in English; another language is fetched. Fields carry their names with them. */
export const linkPhrases = {
  shared: sharedPhrases,
  ui: uiPhrases,
  approval: approvalPhrases,
  'document-types': documentTypeNames,
  'stored-names': {},
  link,
  quote: quotePhrases,
  signature: signaturePhrases,
}

export const linkNamespaces = Object.keys(linkPhrases)

const translation = translationFinder(
  import.meta.glob(
    '/phrases/*/{shared,ui,approval,document-types,link,papers,quote,sale-terms,signature,stored-names}.json',
    {
      import: 'default',
    },
  ) as TranslationFiles,
)

/** Pages of papers bring their English with them. */
export const linkPhraseSource: PhraseSource = (namespace, locale) =>
  namespace === 'papers' && locale === DEFAULT_LOCALE
    ? import('@/features/papers/papers.phrases').then(file => file.papersPhrases)
    : translation(namespace, locale)
