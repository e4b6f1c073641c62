import type { PluralCategory } from '@/shared/i18n/namespaces'

type PluralBase<T> = {
  [K in keyof T & string]: K extends `${infer Base}_${PluralCategory}` ? Base : never
}[keyof T & string]

type PlainKeys<T> = {
  [K in keyof T & string]: K extends `${string}_${PluralCategory}` ? never : K
}[keyof T & string]

/**
 * What a translation of T must hold: every key, and of each plural the form `_other`. The remaining plural forms
 * differ from language to language (Chinese has one, Arabic six), so they may be there but need not stand in English.
 */
export type Translated<T> = {
  [K in PlainKeys<T>]: T[K] extends string ? string : Translated<T[K]>
} & { [K in `${PluralBase<T>}_other`]: string } & {
  [K in `${PluralBase<T>}_${PluralCategory}`]?: string
}
