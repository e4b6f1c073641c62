/** Permission areas of which some code is not asked for yet, since their screens and routes are still to be built. */
export const WAITING_AREAS = [
  'accounting',
  'cash_advance',
  'collection',
  'commission',
  'expense',
  'hr',
  'integration',
  'report',
  'settings.statutory',
]
