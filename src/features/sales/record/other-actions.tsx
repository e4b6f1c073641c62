import { useState } from 'react'
import { DiscardDialog } from '@/features/sales/dialogs/discard-dialog'
import { saleActions } from '@/features/sales/sale-commands.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import type { ActionDialogProps } from '@/features/sales/dialogs/dialog-props'

export type SaleActionsProps = Pick<ActionDialogProps, 'row' | 'detail'>

type OtherAction = 'notice' | 'allow_price' | 'waive_protection' | 'discard'

/** What is done to a sale beside its states. */
export function OtherActions({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  const [asked, setAsked] = useState<OtherAction | null>(null)
  const [askReservation, busyId] = useCommand(saleActions.ask_reservation)
  const { may, reservation_asked: told } = detail
  const close = () => setAsked(null)
  return (
    <>
      {may.ask_reservation && (
        <Button
          block
          variant="primary"
          icon="send"
          busy={busyId !== null}
          onClick={() => void askReservation({ record: row }, t('done.ask_reservation'))}
        >
          {t('acts.ask_reservation')}
        </Button>
      )}
      {told && (
        <p className="text-muted small mb-0">
          {t('asked_on', { time: formats.longDate(told.at), name: told.by ?? '' })}
        </p>
      )}
      {may.edit && (
        <ButtonLink block to={`?sell=${row.id}`} icon="pencil">
          {t('acts.edit')}
        </ButtonLink>
      )}
      {may.send_notice && (
        <Button block onClick={() => setAsked('notice')}>
          {t('command.notice.title')}
        </Button>
      )}
      {may.allow_price && (
        <Button block onClick={() => setAsked('allow_price')}>
          {t('command.allow_price.title')}
        </Button>
      )}
      {may.waive_protection && (
        <Button block onClick={() => setAsked('waive_protection')}>
          {t('command.waive_protection.title')}
        </Button>
      )}
      {may.discard && (
        <Button block variant="quiet" icon="trash" onClick={() => setAsked('discard')}>
          {t('acts.discard')}
        </Button>
      )}
      {asked && asked !== 'discard' && (
        <LateCommandDialog
          command={saleActions[asked]}
          record={row}
          namespace="sales"
          recordName={row.unit_code}
          defaults={asked === 'notice' ? { sent_on: row.notice_sent_on ?? '' } : undefined}
          onClose={close}
        />
      )}
      {asked === 'discard' && <DiscardDialog row={row} detail={detail} onClose={close} />}
    </>
  )
}
