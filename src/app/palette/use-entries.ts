import { FOUND_KINDS, foundPath, SHORTEST_SEARCH, type FoundRecords } from '@contract/access/found-kinds'
import { SCREENS } from '@contract/access/screens'
import { searchWords } from '@contract/kernel/search-words'
import { ACTIONS } from '@/app/palette/actions'
import { useFindRecordsQuery } from '@/app/palette/find.api'
import { usePins } from '@/app/palette/use-pins'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { recentScreens } from '@/shared/layout/recent-screens'
import { useMenu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

export type Entry = {
  key: string
  to: string
  icon: string
  title: string
  detail?: string | undefined
  /** Of a screen: whether it is kept at hand. */
  isPinned?: boolean
}
export type EntryGroup = { key: string; title: string; entries: Entry[] }

/** What is offered for a text, in groups; before anything is typed, what was opened last and what can be begun. */
export function useEntries(text: string, settled: string) {
  const t = usePhrases('palette')
  const titleOf = useTitleOf()
  const may = useCan()
  const { tree } = useMenu()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const isSearch = settled.trim().length >= SHORTEST_SEARCH
  const answer = useFindRecordsQuery(settled.trim(), { skip: !isSearch })
  const words = searchWords(text)
  const fits = (title: string) => words.every(word => title.toLowerCase().includes(word))

  const pins = usePins()
  const screens: Entry[] = tree
    .flatMap(node => [node, ...node.children])
    .flatMap(({ path, icon, title_key }) =>
      path === null
        ? []
        : [
            {
              ...{ key: path, to: path, icon: icon ?? 'search', title: titleOf(title_key) },
              isPinned: pins.paths.includes(path),
            },
          ],
    )
  const actions: Entry[] = ACTIONS.filter(({ permission }) => may(permission)).map(({ name, to }) => ({
    key: name,
    to,
    icon: 'plus-lg',
    title: t(`action.${name}`),
  }))
  const pinned = pins.paths.flatMap(path => screens.find(({ to }) => to === path) ?? [])
  const recent: Entry[] = recentScreens(userId)
    .filter(({ path }) => !pins.paths.includes(path))
    .map(({ path, icon, title_key }) => ({
      ...{ key: path, to: path, icon },
      title: titleOf(title_key, path),
      ...(screens.some(({ to }) => to === path) && { isPinned: false }),
    }))
  const records = isSearch ? groupsOf(answer.currentData, titleOf) : []
  const fitting = screens.filter(({ title }) => fits(title))
  // A user name or a number typed to its end is meant before the screens that hold the word, unless one is called so.
  const isScreen = fitting.some(({ title }) => title.toLowerCase() === text.trim().toLowerCase())
  const isAhead = ({ isExact }: RecordGroup) => isExact && !isScreen
  const [exact, rest] = [records.filter(isAhead), records.filter(group => !isAhead(group))]
  const groups: EntryGroup[] =
    words.length === 0
      ? [
          { key: 'pinned', title: t('pinned'), entries: pinned },
          { key: 'recent', title: t('recent'), entries: recent },
          { key: 'actions', title: t('actions'), entries: actions },
        ]
      : [
          ...exact,
          { key: 'screens', title: t('screens'), entries: fitting },
          { key: 'actions', title: t('actions'), entries: actions.filter(({ title }) => fits(title)) },
          ...rest,
        ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isSearch && (answer.isFetching || text !== settled),
    hasFailed: isSearch && answer.isError,
    togglePin: pins.toggle,
  }
}

type RecordGroup = EntryGroup & { isExact: boolean }

function groupsOf(
  found: FoundRecords | undefined,
  titleOf: (key: string, path?: string) => string,
): RecordGroup[] {
  return (found?.groups ?? []).map(({ kind, is_exact, records }) => {
    const screen = SCREENS.find(({ path }) => path === FOUND_KINDS[kind])
    return {
      key: kind,
      isExact: is_exact,
      title: titleOf(screen?.title_key ?? '', screen?.path),
      entries: records.map(({ id, title, detail }) => ({
        ...{ key: `${kind} ${id}`, to: foundPath(kind, id), title, detail },
        icon: screen?.icon ?? 'search',
      })),
    }
  })
}
