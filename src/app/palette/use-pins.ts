import { MOST_PINS, type Pins } from '@contract/modules/settings/pins.calls'
import { addCalls } from '@/shared/http/api'

const pinsApi = addCalls(['pins'], build => ({
  getPins: build.query<Pins, void>({
    query: () => ({ url: '/api/v1/settings/pins' }),
    providesTags: ['pins'],
  }),
  setPins: build.mutation<void, Pins>({
    query: body => ({ url: '/api/v1/settings/pins', method: 'PUT', body }),
    // Harmless, so it is shown at once; what the server says counts in the end.
    onQueryStarted: async (pins, { dispatch, queryFulfilled }) => {
      const shown = dispatch(pinsApi.util.updateQueryData('getPins', undefined, () => pins))
      await queryFulfilled.catch(() => shown.undo())
    },
    invalidatesTags: ['pins'],
  }),
}))

export function usePins(): { paths: readonly string[]; toggle: (path: string) => void } {
  const { data } = pinsApi.useGetPinsQuery()
  const [find] = pinsApi.useLazyGetPinsQuery()
  const [save] = pinsApi.useSetPinsMutation()
  const toggled = ({ paths }: Pins, path: string) =>
    paths.includes(path) ? paths.filter(one => one !== path) : [...paths, path]
  const toggle = async (path: string) => {
    // Whoever is quick presses before the pins are there: the press waits for them.
    const pins = data ?? (await find(undefined, true)).data
    if (pins) await save({ paths: toggled(pins, path).slice(-MOST_PINS) })
  }
  return { paths: data?.paths ?? [], toggle: path => void toggle(path) }
}
