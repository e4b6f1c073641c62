import type {
  NotificationPage,
  NotificationSummary,
} from '@contract/modules/notifications/notification.calls'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import type { Notice } from '@server/platform/notifications/notification-port'
import { notify } from '@server/platform/notifications/notify'
import type { Client, TestApi } from '@tests/support/api'

const SUBJECT = '01a1fa65-f2dd-768c-999c-c8f7244c9801'

export const aMemo = (to: readonly string[], title = 'Office hours'): Notice<'memo.published'> => ({
  kind: 'memo.published',
  to,
  subject: { type: 'memo', id: SUBJECT },
  params: { title },
  path: '/files/memos',
})

export const system: DbIdentity = { role: 'system' }

/** In a transaction of its own, as whoever is named. */
export const tell = (api: TestApi, notice: Notice, identity: DbIdentity = system) =>
  inTransaction(api.database, { identity }, tx => notify(tx, notice))

export const listOf = async (client: Client, query = '') =>
  (await client.get<{ data: NotificationPage }>(`/api/v1/notifications${query}`)).body.data
export const textsOf = async (client: Client, query = '') =>
  (await listOf(client, query)).items.map(item => item.text)
export const summaryOf = async (client: Client) =>
  (await client.get<{ data: NotificationSummary }>('/api/v1/notifications/summary')).body.data
