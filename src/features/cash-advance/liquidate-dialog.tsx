import { businessDate } from '@contract/kernel/dates'
import { formatAmount, isMoneyText, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'
import { BLANK_RECEIPT } from '@/features/cash-advance/blank-receipt'
import { advances } from '@/features/cash-advance/cash-advance.api'
import { LiquidationPreview } from '@/features/cash-advance/liquidation-preview'
import { ReceiptLines } from '@/features/cash-advance/receipt-lines'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import type { DocumentDialogProps } from '@/shared/document/document-view'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormText } from '@/shared/form/form-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
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
