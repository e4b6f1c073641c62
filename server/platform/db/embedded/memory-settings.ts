export type ServerSettings = Record<string, string | number>

const MB = 1024 ** 2

/** How much a server keeps for itself of a machine, or a container, that the portal and others share with it. */
export function memorySettings(machineBytes: number): ServerSettings {
  const part = (parts: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.floor(machineBytes / MB / parts)))}MB`
  return {
    shared_buffers: part(8, 128, 2048),
    // What of its files the system is likely to hold for it: a guess that plans are chosen by, not memory taken.
    effective_cache_size: part(2, 512, 16_384),
    maintenance_work_mem: part(64, 64, 512),
  }
}
