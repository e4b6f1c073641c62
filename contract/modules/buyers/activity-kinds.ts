export const ACTIVITY_KINDS = [
  'call',
  'sms',
  'chat',
  'email',
  'site_visit',
  'presentation',
  'note',
  'status_change',
] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]
