import type { Locale } from '@contract/kernel/locales'
import type {
  AllRead,
  ChangeNotificationSettings,
  NotificationPage,
  NotificationSettings,
  NotificationSummary,
} from '@contract/modules/notifications/notification.calls'
import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { addCalls } from '@/shared/http/api'
import type { AppDispatch } from '@/shared/store/hooks'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const URL = '/api/v1/notifications'
const LIST = listTag('notification')
const SETTINGS = idTag('notification', 'settings')

export type PageWanted = {
  before?: string | undefined
  unread?: true | undefined
  kind?: NotificationKind | undefined
  /** Words come in the language of the moment: another one is another answer. */
  locale: Locale
}

const notificationsApi = addCalls(['notification'], build => ({
  notificationSummary: build.query<NotificationSummary, Locale>({
    query: () => ({ url: `${URL}/summary` }),
    providesTags: [LIST],
  }),
  notificationPage: build.query<NotificationPage, PageWanted>({
    query: ({ before, unread, kind }) => ({
      url: URL,
      params: {
        ...(before && { before }),
        ...(unread && { unread: 'true' }),
        ...(kind && { kind }),
      },
    }),
    providesTags: [LIST],
    // It grows without a word to whoever does not look at it.
    keepUnusedDataFor: 0,
  }),
  setNotificationRead: build.mutation<unknown, { id: string; is_read: boolean }>({
    query: ({ id, is_read }) => ({ url: `${URL}/${id}`, method: 'PATCH', body: { is_read } }),
    invalidatesTags: tagsOnSuccess([LIST]),
  }),
  readAllNotifications: build.mutation<AllRead, void>({
    query: () => ({ url: `${URL}/read-all`, method: 'POST' }),
    invalidatesTags: tagsOnSuccess([LIST]),
  }),
  takeBackReadAll: build.mutation<unknown, string>({
    query: mark => ({ url: `${URL}/read-all/take-back`, method: 'POST', body: { mark } }),
    invalidatesTags: tagsOnSuccess([LIST]),
  }),
  notificationSettings: build.query<NotificationSettings, Locale>({
    query: () => ({ url: `${URL}/settings` }),
    providesTags: [SETTINGS],
  }),
  saveNotificationSettings: build.mutation<
    NotificationSettings,
    { change: ChangeNotificationSettings; version: number }
  >({
    query: ({ change, version }) => ({
      url: `${URL}/settings`,
      method: 'PUT',
      body: change,
      ifMatch: version,
    }),
    invalidatesTags: tagsOnSuccess([SETTINGS]),
  }),
}))

export const {
  useNotificationSummaryQuery,
  useNotificationPageQuery,
  useSetNotificationReadMutation,
  useReadAllNotificationsMutation,
  useTakeBackReadAllMutation,
  useNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} = notificationsApi

/** Asks anew for whatever of it is on the screen; null where that cannot be known now. */
export function askAnew(locale: Locale) {
  return async (dispatch: AppDispatch): Promise<NotificationSummary | null> => {
    dispatch(notificationsApi.util.invalidateTags([LIST]))
    const { initiate } = notificationsApi.endpoints.notificationSummary
    // Joins the call that is under way by now.
    const { data } = await dispatch(initiate(locale, { subscribe: false, forceRefetch: true }))
    return data ?? null
  }
}
