/** Where an action came from; stands in its audit row. */
export type Origin = {
  requestId?: string
  ip?: string | null
  userAgent?: string | null
  actorUserId?: string | null
  channel?: 'app' | 'link' | 'job' | 'command'
}
