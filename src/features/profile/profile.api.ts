import type {
  AskEmail,
  ConfirmEmail,
  OwnProfile,
  OwnProfileChange,
  OwnSession,
} from '@contract/modules/auth/auth.calls'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const OWN = idTag('own-profile', 'me')

export interface PasswordChange {
  current_password?: string | undefined
  password: string
}

const profileApi = addCalls(['own-profile', 'own-session', 'user'], build => ({
  getOwnProfile: build.query<OwnProfile, void>({
    query: () => ({ url: '/api/v1/auth/profile' }),
    providesTags: [OWN],
  }),
  updateOwnProfile: build.mutation<OwnProfile, { change: OwnProfileChange; version: number }>({
    query: ({ change, version }) => ({
      url: '/api/v1/auth/profile',
      method: 'PATCH',
      body: change,
      ifMatch: version,
    }),
    invalidatesTags: tagsOnSuccess([OWN]),
  }),
  changePassword: build.mutation<unknown, PasswordChange>({
    query: body => ({ url: '/api/v1/auth/password', method: 'POST', body }),
    invalidatesTags: tagsOnSuccess([listTag('own-session')]),
  }),
  askEmail: build.mutation<unknown, AskEmail>({
    query: body => ({ url: '/api/v1/auth/email', method: 'POST', body }),
  }),
  confirmEmail: build.mutation<unknown, ConfirmEmail>({
    query: body => ({ url: '/api/v1/auth/email/confirm', method: 'POST', body }),
    invalidatesTags: tagsOnSuccess([OWN, listTag('own-session')]),
  }),
  listOwnSessions: build.query<OwnSession[], void>({
    query: () => ({ url: '/api/v1/auth/sessions' }),
    providesTags: [listTag('own-session')],
  }),
  endOwnSession: build.mutation<unknown, string>({
    query: id => ({ url: `/api/v1/auth/sessions/${id}/end`, method: 'POST' }),
    invalidatesTags: tagsOnSuccess([listTag('own-session')]),
  }),
  endOtherSessions: build.mutation<unknown, void>({
    query: () => ({ url: '/api/v1/auth/sessions/end-others', method: 'POST' }),
    invalidatesTags: tagsOnSuccess([listTag('own-session')]),
  }),
  getColleague: build.query<UserListItem, string>({
    query: id => ({ url: `/api/v1/settings/users/${encodeURIComponent(id)}` }),
    providesTags: (_user, _error, id) => [idTag('user', id)],
  }),
}))

export const {
  useGetOwnProfileQuery,
  useUpdateOwnProfileMutation,
  useChangePasswordMutation,
  useAskEmailMutation,
  useConfirmEmailMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useGetColleagueQuery,
} = profileApi
