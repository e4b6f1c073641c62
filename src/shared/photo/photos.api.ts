import type { KnownPhoto } from '@contract/people/photo'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const photosApi = addCalls(['user_photo'], build => ({
  listPhotos: build.query<KnownPhoto[], void>({
    query: () => ({ url: '/api/v1/people/photos' }),
    providesTags: [listTag('user_photo')],
    keepUnusedDataFor: 600,
  }),
}))

export type PhotoOf = { userId?: string | null | undefined; employeeId?: string | null | undefined }

/** Which photo there is of an account or an employee; one call tells of everybody. */
export function usePhotoId({ userId, employeeId }: PhotoOf): string | null {
  const { photoId } = photosApi.useListPhotosQuery(undefined, {
    skip: !userId && !employeeId,
    selectFromResult: ({ data }) => ({
      photoId:
        data?.find(photo => (userId ? photo.user_id === userId : photo.employee_id === employeeId))?.id ??
        null,
    }),
  })
  return photoId
}
