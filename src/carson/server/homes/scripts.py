"""What Redis does in one go, so that nobody comes in between.

A process is alive while its key is there, which it renews (life.py); with it all its tables stay its own.
"""

from typing import Final

# My key is renewed. Whether I was still counted among the living, and who else is; what the dead have left is
# tidied up.
BEAT: Final = """
local me, ttl = ARGV[1], ARGV[2]
local known = redis.call('SISMEMBER', 'carson:processes', me)
redis.call('SET', 'carson:alive:' .. me, 1, 'PX', ttl)
redis.call('SADD', 'carson:processes', me)
redis.call('PEXPIRE', 'carson:box:' .. me, 60000)
local time = redis.call('TIME')
local began = time[1] + time[2] / 1000000 - ARGV[3]
redis.call('SET', 'carson:began', string.format('%.6f', began), 'NX', 'PX', 20000)
redis.call('PEXPIRE', 'carson:began', 20000)
local alive = {}
for _, one in ipairs(redis.call('SMEMBERS', 'carson:processes')) do
  if redis.call('EXISTS', 'carson:alive:' .. one) == 1 then
    alive[#alive + 1] = one
  else
    for _, id in ipairs(redis.call('SMEMBERS', 'carson:tables:' .. one)) do
      if redis.call('HGET', 'carson:homes', id) == one then redis.call('HDEL', 'carson:homes', id) end
    end
    redis.call('DEL', 'carson:tables:' .. one, 'carson:box:' .. one)
    redis.call('SREM', 'carson:processes', one)
  end
end
return {known, alive}
"""

# The first process says since when all have run; the running time now, and whether nobody ran before.
BEGAN: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local began = redis.call('GET', 'carson:began')
if began then return {string.format('%.6f', now - began), 0} end
redis.call('SET', 'carson:began', string.format('%.6f', now - ARGV[1]), 'PX', 20000)
return {ARGV[1], 1}
"""

# Tables come to live with me, unless they live with somebody who is alive: those, and with whom.
CLAIM: Final = """
local me, others = ARGV[1], {}
for i = 2, #ARGV do
  local id = ARGV[i]
  local owner = redis.call('HGET', 'carson:homes', id)
  if owner and owner ~= me and redis.call('EXISTS', 'carson:alive:' .. owner) == 1 then
    others[#others + 1] = id
    others[#others + 1] = owner
  else
    redis.call('HSET', 'carson:homes', id, me)
    redis.call('SADD', 'carson:tables:' .. me, id)
  end
end
return others
"""

# Where tables live that live with somebody else.
WHERE: Final = """
local me, others = ARGV[1], {}
for i = 2, #ARGV do
  local owner = redis.call('HGET', 'carson:homes', ARGV[i])
  if owner and owner ~= me and redis.call('EXISTS', 'carson:alive:' .. owner) == 1 then
    others[#others + 1] = ARGV[i]
    others[#others + 1] = owner
  end
end
return others
"""

# Tables of mine live nowhere any more.
LEAVE: Final = """
local me = ARGV[1]
for i = 2, #ARGV do
  if redis.call('HGET', 'carson:homes', ARGV[i]) == me then redis.call('HDEL', 'carson:homes', ARGV[i]) end
  redis.call('SREM', 'carson:tables:' .. me, ARGV[i])
end
return 0
"""

# The end of a process.
FAREWELL: Final = """
redis.call('DEL', 'carson:alive:' .. ARGV[1])
redis.call('SREM', 'carson:processes', ARGV[1])
return 0
"""
