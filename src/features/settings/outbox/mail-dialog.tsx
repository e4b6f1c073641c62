import type { OutboxMail } from '@contract/modules/settings/outbox-mail.resource'
import { MailView } from '@/features/settings/outbox/mail-view'
import { mailActions, useGetMailQuery } from '@/features/settings/outbox/outbox.api'
import { Can } from '@/shared/access/can'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { Skeleton } from '@/shared/ui/skeleton'

export type MailDialogProps = { id: string; onClose: () => void }

/** A mail that is still waiting goes out anyway; one whose words are gone cannot go out again. */
function maySendAgain(mail: OutboxMail): boolean {
  const isWiped = mail.text_body === null && !mail.is_secret
  return (mail.status === 'sent' || mail.status === 'dead') && !isWiped
}

export function MailDialog({ id, onClose }: MailDialogProps) {
  const t = usePhrases('settings')
  const shared = usePhrases('shared')
  const { currentData: mail, error, isFetching, refetch } = useGetMailQuery(id)
  const [resend, busyId] = useCommand(mailActions.resend)

  const handleResend = () => resend({ record: { id } }, t('outbox.resent', { to: mail?.to_address ?? '' }))

  return (
    <Modal
      show
      size="lg"
      title={mail?.subject ?? t('outbox.view')}
      onClose={onClose}
      footer={
        <>
          {mail && maySendAgain(mail) && (
            <Can code="settings.outbox.resend">
              <Button icon="send" busy={busyId !== null} onClick={() => void handleResend()}>
                {t('outbox.resend')}
              </Button>
            </Can>
          )}
          <Button onClick={onClose}>{shared('close')}</Button>
        </>
      }
    >
      {error && <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {!error && (mail ? <MailView mail={mail} /> : <Skeleton lines={6} />)}
    </Modal>
  )
}
