import type { sharedPhrases } from '@/shared/i18n/shared.phrases'

/**
 * The English phrases of each module by its name. Every `<module>.phrases.ts` adds itself:
 *
 *   declare module '@/shared/i18n/namespaces' {
 *     interface Namespaces { leave: typeof leavePhrases }
 *   }
 */
export interface Namespaces {
  shared: typeof sharedPhrases
}

export type Namespace = keyof Namespaces & string

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralCategory}` ? Base : K

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** "users.suspend.title"; a plural is asked for by its base name. */
export type PhraseKey<N extends Namespace> = KeysOf<Namespaces[N]>
