import { useState, type ComponentType } from 'react'
import type { SaleGuard } from '@contract/modules/sales/sale-guards.rules'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { AmendDialog } from '@/features/sales/amend/amend-dialog'
import { CancelDialog } from '@/features/sales/dialogs/cancel-dialog'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'
import { saleActions as commands } from '@/features/sales/sale-commands.api'
import { OtherActions, type SaleActionsProps } from '@/features/sales/record/other-actions'
import '@/features/sales/record/sale-actions.scss'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { Button, type ButtonVariant } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

type OfferedTrigger = Exclude<SaleTrigger, 'pay_off'>
const ORDER: readonly OfferedTrigger[] = ['reserve', 'book', 'amend', 'reinstate', 'forfeit', 'cancel']
/** Those that say more than a dialog made of fields could. */
const DIALOGS: Partial<Record<OfferedTrigger, ComponentType<ActionDialogProps>>> = {
  amend: AmendDialog,
  cancel: CancelDialog,
}
const defaultsOf: Partial<Record<OfferedTrigger, (row: SaleRow) => RecordValues>> = {
  reserve: ({ reservation_date }) => ({ reservation_date }),
  book: ({ cts_signed_at }) => ({ cts_signed_on: cts_signed_at ?? '' }),
}
const VARIANTS: Partial<Record<OfferedTrigger, ButtonVariant>> = {
  reserve: 'primary',
  book: 'primary',
  reinstate: 'primary',
  forfeit: 'danger',
  cancel: 'danger',
}

/** The figure that a guard names; most name none. */
function figureOf(guard: SaleGuard, detail: SaleActionsProps['detail']): number {
  if (guard === 'documents_verified') return papersMissing(detail)
  if (guard === 'notice_served') return detail.limits.forfeit_notice_days
  return guard === 'recently_cancelled' ? detail.limits.reinstatement_days : 0
}

/** What state and right leave to be done; what is not possible yet says beside it why. */
export function SaleActions({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const [asked, setAsked] = useState<OfferedTrigger | null>(null)
  const offered = ORDER.flatMap(trigger => {
    const action = detail.actions.find(each => each.trigger === trigger)
    return action ? [{ trigger, missing: action.missing as SaleGuard[] }] : []
  })
  const Dialog = asked && DIALOGS[asked]
  const close = () => setAsked(null)
  const isDraft = row.status === 'draft'
  const words = (guard: SaleGuard) => t(`guards.${guard}`, { count: figureOf(guard, detail) })
  const hasOther = Object.values(detail.may).some(Boolean)
  if (offered.length === 0 && !hasOther) return null
  return (
    <Card title={t('acts.title')} className="sale-actions">
      <div className="form-stack">
        {isDraft && <OtherActions row={row} detail={detail} />}
        {offered.map(({ trigger, missing }) => (
          <div key={trigger} className="sale-action">
            <Button
              block
              variant={VARIANTS[trigger]}
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? `why-${trigger}` : undefined}
              onClick={() => setAsked(trigger)}
            >
              {t(`command.${trigger}.title`)}
            </Button>
            {missing.length > 0 && (
              <ul className="sale-missing" id={`why-${trigger}`}>
                {missing.map(guard => (
                  <li key={guard}>{words(guard)}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {!isDraft && <OtherActions row={row} detail={detail} />}
      </div>
      {Dialog && <Dialog row={row} detail={detail} onClose={close} />}
      {asked && !Dialog && (
        <LateCommandDialog
          command={commands[asked]}
          record={row}
          namespace="sales"
          recordName={row.unit_code}
          figures={{
            unit: row.unit_code,
            amount: formats.amount(row.reservation_fee),
            date: formats.shortDate(row.reservation_valid_to),
          }}
          defaults={defaultsOf[asked]?.(row)}
          isGrave={VARIANTS[asked] === 'danger'}
          onClose={close}
        />
      )}
    </Card>
  )
}

/** Papers without which a sale is not booked. */
function papersMissing({ documents }: Pick<SaleDetail, 'documents'>): number {
  return documents.filter(({ mandatory_for, status }) => mandatory_for !== 'takeout' && status !== 'verified')
    .length
}
