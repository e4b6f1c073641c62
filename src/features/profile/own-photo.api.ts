import type { OwnPhoto, PhotoConsent } from '@contract/people/photo'
import { addCalls } from '@/shared/http/api'
import { http } from '@/shared/http/http'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/people/own-photo'
const TAGS = [idTag('own-profile', 'me'), listTag('user_photo')]

const ownPhotoApi = addCalls(['own-profile', 'user_photo'], build => ({
  setPhotoConsent: build.mutation<OwnPhoto, PhotoConsent>({
    query: body => ({ url, method: 'PATCH', body }),
    invalidatesTags: tagsOnSuccess(TAGS),
  }),
  removeOwnPhoto: build.mutation<unknown, void>({
    query: () => ({ url, method: 'DELETE' }),
    invalidatesTags: tagsOnSuccess(TAGS),
  }),
}))

/** The file itself is nothing that the store could hold. */
export async function sendOwnPhoto(file: File): Promise<OwnPhoto> {
  const form = new FormData()
  form.append('file', file)
  const { data } = await http.post<{ data: OwnPhoto }>(url, form)
  return data.data
}

export const ownPhotoSent = () => ownPhotoApi.util.invalidateTags(TAGS)

export const { useSetPhotoConsentMutation, useRemoveOwnPhotoMutation } = ownPhotoApi
