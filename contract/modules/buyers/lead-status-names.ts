/** Statuses of leads that a company begins with, by the key of their phrase. */
export const LEAD_STATUS_NAMES = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  site_visit_planned: 'Site visit planned',
  negotiating: 'Negotiating',
  reserved: 'Reserved',
  bought: 'Bought',
  lost: 'Lost',
  duplicate: 'Duplicate',
} as const
