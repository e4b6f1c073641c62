import type { PaperBlock, PaperFact } from '@server/platform/pdf/paper'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'

/** Names with their values; what has no value is left out. */
export const factsBlock = (facts: readonly PaperFact[]): PaperBlock => ({
  kind: 'facts',
  facts: facts.filter(({ value }) => value !== ''),
})

export type PaperDeveloper = { name: string; tin: string; address: string | null }

/** The developer whom a paper is for. */
export const developerFacts = (
  { words, soa }: Pick<PaperPhrases, 'words' | 'soa'>,
  { name, tin, address }: PaperDeveloper,
): PaperFact[] => [
  { label: words.developer, value: name },
  { label: soa.tin, value: tin },
  { label: soa.address, value: address ?? '' },
]
