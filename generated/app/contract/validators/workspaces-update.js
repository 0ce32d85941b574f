// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateGivenCustomerProfile, validateGivenSettings, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaWorkspacesUpdateArguments = {"$id":"WorkspacesUpdateArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"icp":{"$ref":"GivenCustomerProfile"},"marketAnalysis":{"type":["string","null"],"maxLength":100000},"name":{"type":"string","maxLength":200,"minLength":1},"settings":{"$ref":"GivenSettings"}},"additionalProperties":false};
function validateWorkspacesUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((((key0 === "projectId") || (key0 === "icp")) || (key0 === "marketAnalysis")) || (key0 === "name")) || (key0 === "settings"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.icp !== undefined){if(!(validateGivenCustomerProfile(data.icp, {instancePath:instancePath+"/icp",parentData:data,parentDataProperty:"icp",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateGivenCustomerProfile.errors);errors = vErrors.length;}}
if(data.marketAnalysis !== undefined){let data2 = data.marketAnalysis;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/marketAnalysis",schemaPath:"#/properties/marketAnalysis/type",keyword:"type",params:{type: schemaWorkspacesUpdateArguments.properties.marketAnalysis.type},message:"must be string,null"});errors++;}if(typeof data2 === "string"){if(ucs2length(data2) > 100000){(vErrors ??= []).push({instancePath:instancePath+"/marketAnalysis",schemaPath:"#/properties/marketAnalysis/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"});errors++;}}}
if(data.name !== undefined){let data3 = data.name;if(typeof data3 === "string"){if(ucs2length(data3) > 200){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data3) < 1){(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.settings !== undefined){if(!(validateGivenSettings(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateGivenSettings.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWorkspacesUpdateArguments.errors = vErrors;return errors === 0;}
validateWorkspacesUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWorkspacesUpdateValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.updatedAt === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "projectId") || (key0 === "updatedAt"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.updatedAt !== undefined){let data1 = data.updatedAt;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWorkspacesUpdateValue.errors = vErrors;return errors === 0;}
validateWorkspacesUpdateValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWorkspacesUpdateArguments as args,
  validateWorkspacesUpdateValue as value,
};
