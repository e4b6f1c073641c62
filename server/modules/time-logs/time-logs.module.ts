import { attendanceDayResource } from '@contract/modules/time-logs/attendance-day.resource'
import { employeeShiftResource } from '@contract/modules/time-logs/employee-shift.resource'
import { overtimeRequestResource } from '@contract/modules/time-logs/overtime-request.resource'
import { shiftResource } from '@contract/modules/time-logs/shift.resource'
import { timeCorrectionResource } from '@contract/modules/time-logs/time-correction.resource'
import { timeLogResource } from '@contract/modules/time-logs/time-log.resource'
import { timeMonthResource } from '@contract/modules/time-logs/time-month.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { clockRoutes } from '@server/modules/time-logs/clock.routes'
import { keepingRoutes } from '@server/modules/time-logs/keeping.routes'
import { registerTimeRequestCommands } from '@server/modules/time-logs/request-commands'
import { shiftHooks } from '@server/modules/time-logs/shift.hooks'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

export function timeLogsModule(app: PortalApp, platform: Platform, ports: TimeLogsPorts): void {
  registerResource(app, platform, shiftResource, {
    only: ['list', 'get', 'create', 'update', 'import', 'deactivate'],
    hooks: shiftHooks,
  })
  registerResource(app, platform, employeeShiftResource, { only: ['list'] })
  registerResource(app, platform, timeLogResource, { only: ['list'] })
  registerResource(app, platform, attendanceDayResource, { only: ['list'] })
  registerResource(app, platform, timeCorrectionResource, { only: ['list', 'look'] })
  registerResource(app, platform, overtimeRequestResource, { only: ['list', 'look'] })
  registerResource(app, platform, timeMonthResource, { only: ['list', 'look'] })
  clockRoutes(app, platform, ports)
  registerTimeRequestCommands(app, platform, ports)
  keepingRoutes(app, platform, ports)
}
