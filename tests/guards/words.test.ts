import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { ROLES } from '@contract/access/roles'
import { phraseFiles } from '@tests/guards/phrase-files'

/** What staff would have to decode, and the word that the trade has for it. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/^State$/, 'status, in use'],
  [/\bpapers?\b/i, 'documents'],
  [/\bhand(s|ed|ing)? (it |them )?in\b/i, 'upload, submit'],
  [/\brefus(e|es|ed|ing|al)\b/i, 'reject'],
  [/\bways? of paying\b/i, 'financing, payment method'],
  [/\bwhat can be done\b/i, 'actions'],
  [/\bwhat was done\b/i, 'history'],
  [/\bask someone else\b|\bstands? in for\b|\bfor whom\b/i, 'delegate'],
  [/\bkinds? of leave\b/i, 'leave type'],
  [/\bwhat it comes to\b/i, 'summary'],
  [/\bretir(e|es|ed|ing)\b|\bstop using\b/i, 'deactivate'],
  [/\b(bring|brought|brings) back\b|\buse again\b/i, 'activate'],
  [/\bg(i|a)ve(n|s)? up\b/i, 'delete draft, write off'],
  [/\bbrought by the portal\b/i, 'built-in'],
  [/\bduties apart\b/i, 'segregation of duties'],
  [/\bgrows on\b|\btakes entries\b/i, 'normal balance, postable'],
  [/\bholds (from|until)\b/i, 'effective from, valid until'],
  [/\bas the list comes\b/i, 'default view'],
  [/\bcomes? about\b|\baltogether\b|\bkept back\b/i, 'breakdown, gross, holdback'],
  [/\blook(s|ed|ing)?\b(?! (after|odd))/i, 'open, preview, review, check'],
  [/\bgoes with it\b/i, 'related'],
  [/\bby way of\b/i, 'channel'],
  [/\bmend(s|ed)?\b/i, 'fix, edit'],
  [/\bfill this in\b|\bthis is needed\b/i, 'Required.'],
  [/\byou may look\b/i, 'read-only'],
  [/\bstands? against\b/i, 'ready to reserve'],
  [/\bwritten down\b|\breckon/i, 'recorded, calculated'],
  [/\bgives? way\b|\bmean(t|s)? (it )?so\b|\bback in\b/i, 'replaces, continue, reactivate'],
  [/\bsomebody\b|\bsomeone\b|\bnobody\b/i, 'the person, another person, no one'],
]

/** Every English text that people read, by where it stands. */
const texts: readonly (readonly [place: string, text: string])[] = [
  ...phraseFiles
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ namespace, texts: own }) =>
      [...own].map(([key, text]) => [`${namespace} ${key}`, text] as const),
    ),
  ...[...PERMISSIONS, ...ROLES].map(({ code, description }) => [code, description] as const),
]

describe('the English of the product', () => {
  it.each(FORBIDDEN)('says no %s: there is a word for it (%s)', pattern => {
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([])
  })
})
