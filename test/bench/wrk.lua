-- Repeats the calls of a Lua file, in order. `#n#` becomes a number that is unique per call.
-- Arguments: the file, and the first number. Prints the result as JSON.

local calls, number, last = {}, 0, 0

local function isTemplate(call)
  for _, value in pairs(call.headers) do
    if value:find("#n#", 1, true) then return true end
  end
  return call.body ~= nil and call.body:find("#n#", 1, true) ~= nil
end

local function fill(text)
  return (text:gsub("#n#", string.format("%.0f", number)))
end

function init(arguments)
  calls = dofile(arguments[1])
  number = tonumber(arguments[2])
  for _, call in ipairs(calls) do
    if not isTemplate(call) then call.request = wrk.format(call.method, call.path, call.headers, call.body) end
  end
end

function request()
  last = last % #calls + 1
  local call = calls[last]
  if call.request then return call.request end
  number = number + 1
  local headers = {}
  for name, value in pairs(call.headers) do headers[name] = fill(value) end
  return wrk.format(call.method, call.path, headers, call.body and fill(call.body))
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format(
    '\nresult {"calls":%d,"failed":%d,"elapsedMs":%.3f,"p50Ms":%.3f,"p99Ms":%.3f}\n',
    summary.requests, failed, summary.duration / 1000,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
