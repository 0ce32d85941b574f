// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateNextCursor, validatePageCursor, validateProjectId } from './components.js';
import { joined, mostErrors } from './runtime.js';

const schemaLeadsExportAllArguments = {"$id":"LeadsExportAllArguments","type":"object","required":["projectId","format"],"properties":{"projectId":{"$ref":"ProjectId"},"format":{"type":"string","enum":["csv","ndjson"]},"cursor":{"$ref":"PageCursor"},"limit":{"type":"integer","default":500,"maximum":1000,"minimum":1}},"additionalProperties":false};
function validateLeadsExportAllArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 500;}
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.format === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "projectId") || (key0 === "format")) || (key0 === "cursor")) || (key0 === "limit"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.format !== undefined){let data1 = data.format;if(typeof data1 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((data1 === "csv") || (data1 === "ndjson"))){(vErrors ??= []).push({instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schemaLeadsExportAllArguments.properties.format.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.cursor !== undefined){if(!(validatePageCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePageCursor.errors);errors = vErrors.length;}}let data3 = data.limit;if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 1000 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});errors++;}if(data3 < 1 || isNaN(data3)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsExportAllArguments.errors = vErrors;return errors === 0;}
validateLeadsExportAllArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateLeadsExportAllValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;}
if(data.leads === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"});errors++;}
if(data.nextCursor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "text") || (key0 === "leads")) || (key0 === "nextCursor"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.text !== undefined){if(typeof data.text !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.leads !== undefined){let data1 = data.leads;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}
if(data.nextCursor !== undefined){if(!(validateNextCursor(data.nextCursor, {instancePath:instancePath+"/nextCursor",parentData:data,parentDataProperty:"nextCursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateNextCursor.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsExportAllValue.errors = vErrors;return errors === 0;}
validateLeadsExportAllValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsExportAllArguments as args,
  validateLeadsExportAllValue as value,
};
