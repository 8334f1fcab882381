-- Shows what nod audit finds in Swift buffers of Neovim as diagnostics, saved or not: require('nod').setup()
local nod = {}
local newest = {}
local namespace = vim.api.nvim_create_namespace('nod')
local severities = { error = vim.diagnostic.severity.ERROR, warning = vim.diagnostic.severity.WARN }

local function diagnostics(output)
  local decoded, report = pcall(vim.json.decode, output)
  if not decoded then return nil end
  return vim.tbl_map(function(finding)
    return {
      lnum = finding.line - 1, col = finding.column - 1,
      end_lnum = finding.endLine - 1, end_col = finding.endColumn - 1,
      severity = severities[finding.severity], message = finding.message, code = finding.rule, source = 'nod',
    }
  end, report.findings)
end

function nod.audit(buffer)
  buffer = buffer or vim.api.nvim_get_current_buf()
  local job = vim.fn.jobstart({ 'nod', 'audit', '--format', 'json', '--stdin-path', vim.api.nvim_buf_get_name(buffer) }, {
    stdout_buffered = true,
    on_stdout = function(id, lines)
      -- A newer text has an audit of its own.
      if newest[buffer] ~= id or not vim.api.nvim_buf_is_valid(buffer) then return end
      local found = diagnostics(table.concat(lines, '\n'))
      if found then vim.diagnostic.set(namespace, buffer, found) end
    end,
  })
  newest[buffer] = job
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  table.insert(lines, '')
  vim.fn.chansend(job, lines)
  vim.fn.chanclose(job, 'stdin')
end

function nod.setup()
  vim.api.nvim_create_autocmd({ 'BufReadPost', 'BufWritePost', 'InsertLeave', 'TextChanged' }, {
    pattern = '*.swift',
    callback = function(event) nod.audit(event.buf) end,
  })
end

return nod
