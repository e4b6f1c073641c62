import { namesOf } from '@contract/kernel/records'
import type { ModuleCode } from '@contract/access/modules'

/** How far a notification goes; each includes those before it. "off" keeps it from being made at all. */
export const CHANNELS = ['off', 'portal', 'digest', 'mail'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * What a value is: "text" stands as it is, dates and instants are written the reader's way, a requirement by its name
 * in the reader's language, an outcome is one of a few words that the portal has in every language.
 */
export const OUTCOMES = ['approved', 'rejected', 'noted', 'done', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]
type ParamKind = 'text' | 'requirement' | 'date' | 'instant' | 'outcome'

type Kind = {
  module: ModuleCode
  /** Where it goes for whoever chose nothing. */
  channel: Exclude<Channel, 'off'>
  /** Somebody waits for an answer, or an account is concerned: it cannot be switched off. */
  always?: true
  params: Readonly<Record<string, ParamKind>>
  /** Which of them somebody outside wrote: the portal quotes it after the sentence, a mail does not. */
  quotes?: string
}

/** Approvals mail by themselves: with links of their own, so the portal is where these stand by default. */
export const NOTIFICATION_KINDS = {
  'approval.requested': {
    module: 'approvals',
    channel: 'portal',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  'approval.requested_together': {
    module: 'approvals',
    channel: 'portal',
    always: true,
    params: { count: 'text', who: 'text' },
  },
  'approval.reminder': {
    module: 'approvals',
    channel: 'portal',
    params: { document: 'text', who: 'text', due: 'instant' },
  },
  'approval.escalated': {
    module: 'approvals',
    channel: 'portal',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  'approval.decided': {
    module: 'approvals',
    channel: 'portal',
    params: { document: 'text', who: 'text', outcome: 'outcome' },
  },
  'approval.returned': {
    module: 'approvals',
    channel: 'portal',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  'leave.recalled': { module: 'leave', channel: 'mail', params: { document: 'text', who: 'text' } },
  'leave.cancellation_asked': {
    module: 'leave',
    channel: 'mail',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  'leave.cancellation_decided': {
    module: 'leave',
    channel: 'mail',
    always: true,
    params: { document: 'text', who: 'text', outcome: 'outcome' },
  },
  'hold.expiring': { module: 'property', channel: 'mail', params: { unit: 'text', until: 'instant' } },
  'hold.released': { module: 'property', channel: 'mail', params: { unit: 'text', reason: 'text' } },
  // What the buyer wrote stays out of mails, as everything personal does.
  'quote.interest': {
    module: 'property',
    channel: 'mail',
    params: { quote: 'text', unit: 'text', note: 'text' },
    quotes: 'note',
  },
  'sale.reserved': { module: 'sales', channel: 'portal', params: { sale: 'text', unit: 'text' } },
  'sale.booked': { module: 'sales', channel: 'portal', params: { sale: 'text', unit: 'text' } },
  'sale.cancelled': { module: 'sales', channel: 'digest', params: { sale: 'text', unit: 'text' } },
  'sale.forfeited': { module: 'sales', channel: 'digest', params: { sale: 'text', unit: 'text' } },
  'reservation.requested': {
    module: 'sales',
    channel: 'mail',
    always: true,
    params: { unit: 'text', who: 'text' },
  },
  'reservation.lapsing': {
    module: 'sales',
    channel: 'mail',
    params: { sale: 'text', unit: 'text', until: 'date' },
  },
  'payment.bounced': { module: 'sales', channel: 'mail', params: { sale: 'text', unit: 'text' } },
  'clawback.opened': { module: 'commission', channel: 'mail', params: { sale: 'text', unit: 'text' } },
  'incentive.granted': {
    module: 'commission',
    channel: 'mail',
    params: { document: 'text', program: 'text' },
  },
  'incentive.voided': {
    module: 'commission',
    channel: 'mail',
    params: { document: 'text', program: 'text' },
  },
  // Of a buyer no name and no reason: mails lie about. Who may see the record reads there.
  'paper.rejected': {
    module: 'buyers',
    channel: 'mail',
    params: { document: 'requirement', record: 'text' },
  },
  'paper.expiring': {
    module: 'buyers',
    channel: 'digest',
    params: { document: 'requirement', record: 'text', until: 'date' },
  },
  'advance.liquidation_due': {
    module: 'cash-advance',
    channel: 'mail',
    params: { document: 'text', who: 'text', until: 'date' },
  },
  'advance.overdue': {
    module: 'cash-advance',
    channel: 'mail',
    always: true,
    params: { document: 'text', who: 'text', until: 'date' },
  },
  'tranche.eligible': { module: 'commission', channel: 'digest', params: { sale: 'text', unit: 'text' } },
  'soa.approved': { module: 'commission', channel: 'portal', params: { document: 'text' } },
  'soa.sent': { module: 'commission', channel: 'portal', params: { document: 'text' } },
  'collection.posted': { module: 'collection', channel: 'portal', params: { document: 'text' } },
  'receipt.unapplied': { module: 'collection', channel: 'digest', params: { document: 'text', on: 'date' } },
  'developer.unreachable': { module: 'collection', channel: 'digest', params: { name: 'text' } },
  'soa.disputed': {
    module: 'commission',
    channel: 'mail',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  // The payee is mailed as well, with a link of his own.
  'release.paid': { module: 'commission', channel: 'portal', params: { document: 'text', on: 'date' } },
  'release.doubted': {
    module: 'commission',
    channel: 'mail',
    always: true,
    params: { document: 'text', who: 'text' },
  },
  'release.tax_rate_changed': {
    module: 'commission',
    channel: 'mail',
    params: { who: 'text', rate: 'text', limit: 'text' },
  },
  'licence.expiring': { module: 'commission', channel: 'mail', params: { who: 'text', until: 'date' } },
  'licence.lapsed': { module: 'commission', channel: 'mail', params: { who: 'text', until: 'date' } },
  // Somebody else may have done it, and money would go there: it cannot be switched off.
  'payout.changed': { module: 'people', channel: 'mail', always: true, params: { on: 'date' } },
  'request.fulfilled': { module: 'commission', channel: 'mail', params: { document: 'text' } },
  'request.reopened': { module: 'commission', channel: 'portal', params: { document: 'text' } },
  'anomaly.found': { module: 'accounting', channel: 'digest', params: { count: 'text', unit: 'text' } },
  'period.reopened': {
    module: 'accounting',
    channel: 'mail',
    params: { month: 'text', unit: 'text', document: 'text' },
  },
  'entry.drafted': { module: 'accounting', channel: 'digest', params: { entry: 'text', on: 'date' } },
  'expense.drafted': { module: 'expense', channel: 'digest', params: { name: 'text', on: 'date' } },
  'memo.published': { module: 'files', channel: 'digest', params: { title: 'text' } },
  'form.new_version': { module: 'files', channel: 'portal', params: { title: 'text' } },
  'payslip.published': { module: 'files', channel: 'digest', params: { period: 'text' } },
  'record.mentioned': { module: 'notifications', channel: 'digest', params: { who: 'text', record: 'text' } },
  'system.disk_low': { module: 'settings', channel: 'mail', always: true, params: { free: 'text' } },
  'account.roles_changed': { module: 'auth', channel: 'portal', always: true, params: { who: 'text' } },
} as const satisfies Readonly<Record<string, Kind>>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const KIND_NAMES = namesOf(NOTIFICATION_KINDS)

/** What must be said with a kind; always text, so that it can be written the reader's way later. */
export type NotificationParams<K extends NotificationKind> = Readonly<{
  [
    P in keyof (typeof NOTIFICATION_KINDS)[K]['params']
  ]: (typeof NOTIFICATION_KINDS)[K]['params'][P] extends 'outcome' ? Outcome : string
}>

export function kindOf(name: NotificationKind): Kind {
  return NOTIFICATION_KINDS[name]
}

export function isNotificationKind(text: string): text is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, text)
}

/** What somebody's choice comes to: what cannot be switched off stays in the portal. */
export function channelFor(kind: NotificationKind, chosen: Channel | undefined): Channel {
  const { channel, always } = kindOf(kind)
  const wanted = chosen ?? channel
  return wanted === 'off' && always ? 'portal' : wanted
}
