import { businessDate } from '@contract/kernel/dates'
import { valueOn } from '@contract/kernel/define-parameter'
import { dateText } from '@contract/kernel/field-declarations'
import { formatAmount, isMoneyText, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { receiptCosts } from '@contract/modules/accounting/advance-posting.rules'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'
import { vatRate } from '@contract/selling/tax.parameters'
import { AdvancePreview } from '@/features/cash-advance/advance-preview'
import { BLANK_RECEIPT } from '@/features/cash-advance/blank-receipt'
import { advances, useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import { partyOf } from '@/features/cash-advance/party-of'
import { ReceiptLines } from '@/features/cash-advance/receipt-lines'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentRow } from '@/shared/document/document-row'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormText } from '@/shared/form/form-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useGetTaxValuesQuery } from '@/shared/tax/tax-values.api'
import { DefinitionList } from '@/shared/ui/definition-list'

/** What an advance was spent on, receipt by receipt, and what is left of it then or owed beyond it. */
export function LiquidateDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const t = usePhrases('cash-advance')
  const form = useCommandForm<Liquidation, unknown>(advances.commands['liquidate'] as PortalCommand, {
    record: row,
    defaultValues: {
      moved_on: businessDate(new Date()),
      reference: null,
      money_place: 'bank',
      lines: [BLANK_RECEIPT],
    },
    done: () => t('command.liquidate.done', { name: recordName }),
    onDone: onClose,
  })
  const typed = form.fields.watch()
  const spent = total(typed.lines.map(({ amount }) => (isMoneyText(amount) ? parseMoney(amount) : 0n)))
  const left = parseMoney(String(row['balance'])) - spent
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('command.liquidate.title', { name: recordName })}
      submit={t('command.liquidate.submit')}
      onClose={onClose}
    >
      <p>{t('command.liquidate.text')}</p>
      <ReceiptLines form={form} />
      <div className="form-grid">
        <FormDate form={form} name="moved_on" label={t('fields.moved_on')} required />
        <FormText form={form} name="reference" label={t('fields.reference')} nullable optional />
      </div>
      <DefinitionList
        definitions={[
          [t('receipts.spent'), <Ltr key="spent">{formatAmount(moneyText(spent))}</Ltr>],
          [
            t(left < 0n ? 'receipts.owed' : 'receipts.left'),
            <Ltr key="left">{formatAmount(moneyText(left < 0n ? -left : left))}</Ltr>,
          ],
        ]}
      />
      <LiquidationPreview row={row} typed={typed} />
    </FormDialog>
  )
}

type LiquidationPreviewProps = { row: DocumentRow; typed: Liquidation }

/** The entry of the receipts that are typed, as far as they name an account and an amount. */
function LiquidationPreview({ row, typed }: LiquidationPreviewProps) {
  const t = usePhrases('cash-advance')
  const { currentData: standing } = useGetAdvanceStandingQuery(row.id)
  const { data: taxes } = useGetTaxValuesQuery()
  if (!standing || !taxes) return null
  const codes = new Map(standing.accounts.map(({ id, code }) => [id, code]))
  const lines = typed.lines.flatMap(({ account_id, amount, ...line }) => {
    const account = codes.get(account_id)
    return account && isMoneyText(amount) && parseMoney(amount) > 0n
      ? [{ ...line, account, amount: parseMoney(amount) }]
      : []
  })
  // A day that is half typed is none yet.
  const on = dateText.safeParse(typed.moved_on).data ?? businessDate(new Date())
  const { gross, ...costs } = receiptCosts(lines, parseRate(valueOn(vatRate, taxes, { on })))
  const balance = parseMoney(String(row['balance']))
  const entry = gross === 0n ? [] : POSTING.advance_liquidated({ party: partyOf(row), balance, ...costs })
  return <AdvancePreview id={row.id} lines={entry} empty={t('receipts.no_entry')} />
}
