import { statfs } from 'node:fs/promises'
import { diskLevel, type DiskLevel, type DiskLimits } from '@server/platform/disk/disk-level'
import type { Logger } from '@server/platform/http/logger'

/** The free bytes of the disk that is watched. */
export type FreeBytes = () => Promise<number>

export type DiskWatch = {
  level(): DiskLevel
  freeBytes(): number | null
  /** Looks at once. */
  look(): Promise<void>
  stop(): void
}

type DiskWatchParts = {
  freeBytes: FreeBytes
  limits: DiskLimits
  log: Logger
  /** Tells those who operate the portal. */
  warn(freeBytes: number): Promise<void>
}

const LOOK_MS = 10_000

export const freeBytesOf =
  (folder: string): FreeBytes =>
  async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }

export function watchDisk({ freeBytes, limits, log, warn }: DiskWatchParts): DiskWatch {
  let level: DiskLevel = 'fine'
  let free: number | null = null

  const look = async () => {
    try {
      free = await freeBytes()
    } catch (error) {
      return log.warn({ err: error }, 'the free space of the disk cannot be read')
    }
    const before = level
    level = diskLevel(free, before, limits)
    if (level === before) return
    const facts = { free_bytes: free, level }
    if (level === 'fine') return log.info(facts, 'the disk has room again')
    log.error(facts, level === 'full' ? 'the disk is full: writes are refused' : 'the disk is nearly full')
    await warn(free).catch((error: unknown) => log.error({ err: error }, 'nobody was told of the disk'))
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  timer.unref()
  return { level: () => level, freeBytes: () => free, look, stop: () => clearInterval(timer) }
}
