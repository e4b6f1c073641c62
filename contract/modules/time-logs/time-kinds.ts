/** What a punch, a request or a shift changes of everybody's time. */
export const TIME_KINDS = [
  'time_log',
  'attendance_day',
  'time_correction',
  'overtime_request',
  'time_month',
] as const
