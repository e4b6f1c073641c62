/** Without a sign-in. Whoever is signed in and opens one of the first three is led to the dashboard. */
export const PUBLIC_SCREENS = [
  { path: '/login', title_key: 'screens.login' },
  { path: '/register', title_key: 'screens.register' },
  { path: '/forgot-password', title_key: 'screens.forgotPassword' },
  { path: '/reset-password/:token', title_key: 'screens.resetPassword' },
] as const

/** Approval pages by link, without a stored user: here `:id` is the secret of the link, never a record's id. */
export const EXTERNAL_SCREENS = [
  { path: '/request/soa/ext/:id', title_key: 'screens.externalSoaRequest' },
  { path: '/cash-advance/ext/:id', title_key: 'screens.externalCashAdvance' },
  { path: '/cash-advance/appr/ext/:id', title_key: 'screens.externalCashAdvanceApproval' },
  { path: '/accounting/period-reopening/appr/ext/:id', title_key: 'screens.externalPeriodReopening' },
  { path: '/leave/request/ext/:id', title_key: 'screens.externalLeaveHead' },
  { path: '/leave/request/status/ext/:id', title_key: 'screens.externalLeaveStatus' },
  { path: '/leave/request/hr-staff/ext/:id', title_key: 'screens.externalLeaveHrStaff' },
  { path: '/leave/request/president/ext/:id', title_key: 'screens.externalLeavePresident' },
] as const

/** Pages of papers that leave the house, read by whoever holds the link; without a place in the portal. */
export const PAPER_PATHS = [
  '/property/quote/ext/:id',
  '/statement/ext/:id',
  '/release/ext/:id',
  '/verify/:id',
] as const

export type PaperPath = (typeof PAPER_PATHS)[number]
export type PublicPath = (typeof PUBLIC_SCREENS)[number]['path']
export type ExternalPath = (typeof EXTERNAL_SCREENS)[number]['path']
export type OpenTitleKey = (typeof PUBLIC_SCREENS | typeof EXTERNAL_SCREENS)[number]['title_key']

export const PUBLIC_PATHS: readonly PublicPath[] = PUBLIC_SCREENS.map(({ path }) => path)
export const EXTERNAL_PATHS: readonly ExternalPath[] = EXTERNAL_SCREENS.map(({ path }) => path)
/** What a document of its own draws, without the portal around it. */
export const LINK_PATHS: readonly string[] = [...EXTERNAL_PATHS, ...PAPER_PATHS]
