/** Rates of tax withheld share their words, which name the code and what it is for. */
export const TAX_CODE = /_(w[ci]\d{3})$/

/** Of the phrase that names a figure. */
export const keyOf = (code: string) => code.replaceAll(/[.-]/g, '_').replace(TAX_CODE, '')

/** Figures that are about the same records share a sentence. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  approvals_link: [
    'approvals.decision_link_hours',
    'approvals.leave_link_hours',
    'approvals.acknowledgement_link_hours',
    'approvals.status_link_hours',
    'commission.paper_link_days',
  ],
  sales_reserved: ['sales.lapse_warning_days', 'sales.forfeit_notice_days'],
  cash_advance_limit: ['cash_advance.seller_limit', 'cash_advance.pay_limit', 'cash_advance.open_at_once'],
  commission_releases: [
    'cash_advance.commission_cap',
    'commission.individual_limit',
    'commission.corporate_limit',
  ],
  collection_reminders: [
    'collection.reminder_days',
    'collection.reminder_every_days',
    'collection.reminder_most',
  ],
}
/** Of the phrase that says what becomes of the records that there are. */
export const sentenceOf = (code: string) =>
  Object.keys(SHARED).find(sentence => SHARED[sentence]?.includes(code)) ?? keyOf(code)

/** The module that a figure is of: codes of figures write its hyphen as the database does. */
export const moduleOf = (code: string) => code.slice(0, code.indexOf('.')).replaceAll('_', '-')
