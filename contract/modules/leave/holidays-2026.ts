import type { Holiday } from '@contract/people/work-calendar.rules'

const REGULAR: [string, string][] = [
  ['01-01', "New Year's Day"],
  ['04-02', 'Maundy Thursday'],
  ['04-03', 'Good Friday'],
  ['04-09', 'Araw ng Kagitingan'],
  ['05-01', 'Labor Day'],
  ['06-12', 'Independence Day'],
  ['08-31', 'National Heroes Day'],
  ['11-30', 'Bonifacio Day'],
  ['12-25', 'Christmas Day'],
  ['12-30', 'Rizal Day'],
]

const SPECIAL: [string, string][] = [
  ['02-17', 'Chinese New Year'],
  ['04-04', 'Black Saturday'],
  ['08-21', 'Ninoy Aquino Day'],
  ['11-01', "All Saints' Day"],
  ['11-02', "All Souls' Day"],
  ['12-08', 'Feast of the Immaculate Conception of Mary'],
  ['12-24', 'Christmas Eve'],
  ['12-31', 'Last Day of the Year'],
]

const national =
  (kind: Holiday['kind']) =>
  ([day, name]: [string, string]): Holiday => ({ on: `2026-${day}`, name, kind, ou_id: null, area_id: null })

/** Proclamation 1006; the two Eid holidays are proclaimed later. */
export const HOLIDAYS_2026: readonly Holiday[] = [
  ...REGULAR.map(national('regular')),
  ...SPECIAL.map(national('special_non_working')),
]
