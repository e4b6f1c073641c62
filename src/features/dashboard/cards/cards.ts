import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Scope } from '@contract/access/scopes'
import { addDays, businessDate } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { IconName } from '@/shared/ui/icon-names'

/** A number of rows: how many the list there counts, and the same list is where it leads. */
export type CountLine = {
  key: string
  code: PermissionCode
  /** Where the server keeps it, below /api/v1. */
  list: string
  filter: FilterModel
  screen: string
  tone?: 'warning'
}

export type CountCard = {
  key: 'desk' | 'follow_up' | 'payments' | 'money' | 'funnel' | 'sales' | 'people' | 'licences' | 'health'
  icon: IconName
  /** From which reach on the card says anything. */
  reach: Scope
  /** Up to which; a desk's figures are not one's own. */
  most?: Scope
  lines: readonly CountLine[]
}

const SOON = 7
const LICENCE_DAYS = 30

const sales = (key: string, filter: FilterModel, code: PermissionCode = 'sales.record.view'): CountLine => ({
  key,
  code,
  filter,
  list: '/sales/records',
  screen: '/sales/record',
})
const leads = (category: string): CountLine => ({
  key: category,
  code: 'buyer.lead.view',
  filter: { category: oneOf(category) },
  list: '/buyer-management/leads',
  screen: '/buyer-management/prospect',
})

/** What each desk looks at first. Who sees a card follows from rights alone. */
export function countCards(now: Date): readonly CountCard[] {
  const today = businessDate(now)
  const byThen = {
    filterType: 'date' as const,
    type: 'lessThan' as const,
    dateFrom: addDays(today, SOON + 1),
  }
  /** Reserved, and a document that booking asks for is not verified. */
  const unverified: FilterModel = {
    status: oneOf('reserved'),
    documents_complete_at: { filterType: 'date', type: 'blank' },
  }
  const overdue = { next_due_on: { filterType: 'date' as const, type: 'lessThan' as const, dateFrom: today } }
  return [
    {
      key: 'sales',
      icon: 'receipt',
      reach: 'own',
      most: 'team',
      lines: [
        { ...sales('instalments_overdue', overdue), tone: 'warning' },
        { ...sales('documents_missing', unverified), tone: 'warning' },
        sales('draft', { status: oneOf('draft') }),
        sales('reserved', { status: oneOf('reserved') }),
        sales('booked', { status: oneOf('booked') }),
        sales('fully_paid', { status: oneOf('fully_paid') }),
      ],
    },
    {
      key: 'funnel',
      icon: 'people',
      reach: 'team',
      lines: ['open', 'working', 'reserved', 'won', 'lost'].map(leads),
    },
    {
      key: 'follow_up',
      icon: 'telephone',
      reach: 'team',
      lines: [
        {
          ...leads('calls_overdue'),
          filter: {
            category: oneOf('open', 'working'),
            next_action_at: { filterType: 'date', type: 'lessThan', dateFrom: today },
          },
          tone: 'warning',
        },
        {
          ...leads('never_contacted'),
          filter: {
            category: oneOf('open', 'working'),
            first_contact_at: { filterType: 'date', type: 'blank' },
          },
          tone: 'warning',
        },
      ],
    },
    {
      key: 'desk',
      icon: 'clipboard',
      reach: 'ou',
      lines: [
        {
          ...sales(
            'requested',
            {
              status: oneOf('draft'),
              reservation_asked_at: { filterType: 'date', type: 'notBlank' },
            },
            'sales.record.reserve',
          ),
          tone: 'warning',
        },
        {
          ...sales(
            'running_out',
            { status: oneOf('reserved'), reservation_valid_to: byThen },
            'sales.record.reserve',
          ),
          tone: 'warning',
        },
        { ...sales('instalments_overdue', overdue, 'sales.record.reserve'), tone: 'warning' },
        sales('documents_missing', unverified, 'sales.record.reserve'),
        sales(
          'drafts',
          { status: oneOf('draft'), reservation_asked_at: { filterType: 'date', type: 'blank' } },
          'sales.record.reserve',
        ),
        sales('to_book', { status: oneOf('reserved') }, 'sales.record.book'),
      ],
    },
    {
      key: 'payments',
      icon: 'cash-coin',
      reach: 'ou',
      lines: [
        {
          key: 'to_verify',
          code: 'sales.payment.verify',
          list: '/sales/payments',
          filter: { status: oneOf('reported') },
          screen: '/sales/payments',
          tone: 'warning',
        },
        {
          key: 'bounced',
          code: 'sales.payment.verify',
          list: '/sales/payments',
          filter: { status: oneOf('bounced') },
          screen: '/sales/payments',
        },
      ],
    },
    {
      key: 'money',
      icon: 'wallet2',
      reach: 'ou',
      lines: [
        {
          key: 'to_send',
          code: 'commission.soa.send',
          list: '/commission/statements',
          filter: { status: oneOf('approved') },
          screen: '/commission/soa',
          tone: 'warning',
        },
        {
          key: 'to_bill',
          code: 'commission.soa.generate',
          list: '/commission/transactions',
          filter: { state: oneOf('eligible') },
          screen: '/commission/transaction',
        },
        {
          key: 'unapplied',
          code: 'collection.record.allocate',
          list: '/collection/records',
          filter: { is_unapplied_late: oneOf(true) },
          screen: '/collection/record',
          tone: 'warning',
        },
        {
          key: 'to_pay',
          code: 'commission.release.pay',
          list: '/commission/releases',
          filter: { status: oneOf('approved') },
          screen: '/commission/release',
          tone: 'warning',
        },
        {
          key: 'advances_overdue',
          code: 'cash_advance.record.release',
          list: '/cash-advance/records',
          filter: { is_overdue: oneOf(true) },
          screen: '/cash-advance/record',
          tone: 'warning',
        },
        {
          key: 'payables_overdue',
          code: 'expense.transaction.post',
          list: '/expense/payables',
          filter: { days_overdue: { filterType: 'number', type: 'greaterThan', filter: '0' } },
          screen: '/expense/payables',
          tone: 'warning',
        },
        {
          key: 'anomalies',
          code: 'accounting.anomaly.dismiss',
          list: '/accounting/anomalies',
          filter: { status: oneOf('open') },
          screen: '/accounting/anomalies',
          tone: 'warning',
        },
      ],
    },
    {
      key: 'people',
      icon: 'calendar3',
      reach: 'ou',
      lines: [
        {
          key: 'leave_hr',
          code: 'hr.leave.verify',
          list: '/leave/requests',
          filter: { status: oneOf('pending_hr') },
          screen: '/files/employee/leave?tab=requests',
          tone: 'warning',
        },
        {
          key: 'leave_head',
          code: 'hr.leave.verify',
          list: '/leave/requests',
          filter: { status: oneOf('pending_head') },
          screen: '/files/employee/leave?tab=requests',
        },
      ],
    },
    {
      key: 'licences',
      icon: 'patch-check',
      reach: 'ou',
      lines: [
        {
          key: 'licences',
          code: 'hr.seller.view',
          list: '/people/sellers',
          filter: {
            prc_valid_to: {
              filterType: 'date',
              type: 'lessThan',
              dateFrom: addDays(today, LICENCE_DAYS + 1),
            },
          },
          screen: '/people/sellers',
          tone: 'warning',
        },
      ],
    },
    {
      key: 'health',
      icon: 'envelope',
      reach: 'own',
      lines: [
        {
          key: 'dead_mails',
          code: 'settings.outbox.view',
          list: '/settings/outbox',
          filter: { status: oneOf('dead') },
          screen: '/settings/outbox',
          tone: 'warning',
        },
        {
          key: 'queued_mails',
          code: 'settings.outbox.view',
          list: '/settings/outbox',
          filter: { status: oneOf('queued') },
          screen: '/settings/outbox',
        },
        {
          key: 'pending_users',
          code: 'settings.user.assign_role',
          list: '/settings/users',
          filter: { status: oneOf('pending') },
          screen: '/settings/users',
          tone: 'warning',
        },
      ],
    },
  ]
}
