import { MailDialog } from '@/features/settings/outbox/mail-dialog'
import { MailStatus } from '@/features/settings/outbox/mail-status'
import { mails, type MailListItem } from '@/features/settings/outbox/outbox.api'
import '@/features/settings/settings.scss'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { PanelScreen } from '@/shared/resource/panel-screen'

const COLUMNS: ColumnOverrides<MailListItem> = {
  subject: { free: true, width: 320, pinned: 'start' },
  to_address: { width: 240 },
  status: { width: 140, render: mail => <MailStatus status={mail.status} /> },
  attempts: { width: 110 },
  created_at: { hidden: false },
  sent_at: {},
  kind: false,
  locale: false,
  is_secret: false,
  next_attempt_at: false,
  last_error: { hidden: true },
}

export function OutboxScreen() {
  return (
    <PanelScreen
      api={mails}
      name="outbox"
      namespace="settings"
      columns={COLUMNS}
      readOnly
      panel={MailDialog}
    />
  )
}
