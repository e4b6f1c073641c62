-- Microseconds, as wrk counts them.
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("p50 %d p95 %d calls %d errors %d\n", latency:percentile(50), latency:percentile(95),
    summary.requests, e.connect + e.read + e.write + e.status + e.timeout))
end
