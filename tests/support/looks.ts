/** What a screen is looked at in: on the desktop in dark and in light, on a phone in Arabic and in English. */
export const LOOKS = ['dark', 'light', 'ar', 'en'] as const
export type Look = (typeof LOOKS)[number]

/**
 * In which looks the whole of a screen and a record of it are looked at: by night in all. By day in one, which follows
 * from its path, so that what screens share is met in each of them.
 */
export function looksOf(path: string, atNight = process.env['NIGHTLY'] !== undefined): readonly Look[] {
  if (atNight) return LOOKS
  const place = [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_009, 7)
  return LOOKS.slice(place % LOOKS.length).slice(0, 1)
}
