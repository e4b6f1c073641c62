import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, daysCount, maybe } from '@contract/kernel/field-declarations'
import { isMoneyText, parseMoney } from '@contract/kernel/money'
import { CODE_BOUNDS } from '@contract/modules/approvals/link-decision.rules'

const shown = { changeable: true, listed: true } as const
/** The step between a link and a code can be moved, not taken away. */
const HIGHEST_FREE = '1000000.00'

/** One row, which is there from the first start. It holds for links and codes sent from then on. */
export const linkRuleResource = defineResource({
  name: 'link_rule',
  path: '/settings/link-rules',
  table: 'link_rule',
  permission: 'settings.company',
  scope: {},
  title: 'otp_from',
  defaultSort: [{ field: 'otp_from', direction: 'asc' }],
  fields: {
    otp_from: {
      kind: 'money',
      total: false,
      schema: amountText.refine(
        text => !isMoneyText(text) || parseMoney(text) <= parseMoney(HIGHEST_FREE),
        'number_out_of_range',
      ),
      sortable: true,
      ...shown,
    },
    /** Without one no leave asks for a code. */
    otp_days_from: { kind: 'days', schema: maybe(daysCount(0.5)), ...shown },
    /** Without one no amount asks for a sign-in; a changed payee always does. */
    login_from: { kind: 'money', schema: maybe(amountText), ...shown, total: false },
    code_minutes: {
      kind: 'integer',
      schema: z.number().int().min(CODE_BOUNDS.minutes.least).max(CODE_BOUNDS.minutes.most),
      ...shown,
    },
    code_tries: {
      kind: 'integer',
      schema: z.number().int().min(CODE_BOUNDS.tries.least).max(CODE_BOUNDS.tries.most),
      ...shown,
    },
  },
})

export type LinkRule = Row<typeof linkRuleResource>
