import { asSystem } from '@server/platform/db/as-system'
import type { Platform } from '@server/platform/http/portal-app'
import { handle, type TaskHandler } from '@server/platform/jobs/task'
import { mailMemoTask } from '@server/modules/commission/memos/issue-memos'
import { mailMemo } from '@server/modules/commission/memos/mail-memo'

/** Memos are mailed after what made them stands: cancellations and corrections wait for no mail. */
export const memoHandlers = ({
  database,
  publicUrl,
}: Pick<Platform, 'database' | 'publicUrl'>): TaskHandler[] => [
  handle(mailMemoTask, ({ memo_id }) => asSystem(database, tx => mailMemo(tx, memo_id, publicUrl()))),
]
