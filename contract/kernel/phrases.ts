/** Texts by key, in groups, as i18next reads them from JSON. */
export type Phrases = { [key: string]: string | Phrases }
